import ElkConstructor, { type ELK } from 'elkjs/lib/elk-api.js';
import { type RefObject, useEffect, useState } from 'react';
import { useTheme } from 'storybook/theming';
import type { Chart } from './chart.ts';
import { type Direction, type Drawing, layOut, type Measure } from './layout.ts';

let elk: ELK | undefined;

/** The layout engine, in a worker of its own; fetched when the first chart is drawn. */
function layoutEngine(): ELK {
  elk ??= new ElkConstructor({ workerUrl: new URL('elk-worker.min.js', document.baseURI).href });
  return elk;
}

/** The size of an element, as it is now. */
export function useSize(element: RefObject<Element | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** The font of each kind of text in a chart, in CSS. */
export function useChartFonts(): Record<Parameters<Measure>[1], string> {
  const { typography } = useTheme();
  return { state: `700 12px ${typography.fonts.base}`, event: `400 11px ${typography.fonts.base}` };
}

/** Lays a chart out; undefined until that is done. */
export function useDrawing(chart: Chart, direction: Direction): Drawing | undefined {
  const [drawn, setDrawn] = useState<{ chart: Chart; drawing: Drawing }>();
  const fonts = useChartFonts();
  const key = JSON.stringify([chart, fonts, direction]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it; a report brings the same chart anew
  useEffect(() => {
    let isWanted = true;
    const context = document.createElement('canvas').getContext('2d');
    const measure: Measure = (text, kind) => {
      if (!context) return text.length * 7;
      context.font = fonts[kind];
      return Math.ceil(context.measureText(text).width);
    };
    void document.fonts.ready
      .then(() => layOut(layoutEngine(), chart, measure, direction))
      .then((drawing) => {
        if (isWanted) setDrawn({ chart, drawing });
      });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return drawn?.chart.id === chart.id ? drawn.drawing : undefined;
}
