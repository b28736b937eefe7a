import ElkConstructor, { type ELK } from 'elkjs/lib/elk-api.js';
import { type RefObject, useEffect, useState } from 'react';
import { useTheme } from 'storybook/theming';
import type { Chart } from './chart.ts';
import { type Drawing, directions, layOut, type Measure } from './layout.ts';

let elk: ELK | undefined;

/** The layout engine, in a worker; loaded with the first chart. */
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

/** Lays a chart out in either direction; none until that is done. */
export function useDrawings(chart: Chart): Drawing[] {
  const [drawn, setDrawn] = useState<{ id: string; drawings: Drawing[] }>();
  const fonts = useChartFonts();
  const key = JSON.stringify([chart, fonts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key covers both; every report and rendering makes a new chart
  useEffect(() => {
    let isWanted = true;
    const context = document.createElement('canvas').getContext('2d');
    const measure: Measure = (text, kind) => {
      if (!context) return text.length * 7;
      context.font = fonts[kind];
      return Math.ceil(context.measureText(text).width);
    };
    const draw = async () => {
      await Promise.all(Object.values(fonts).map((font) => document.fonts.load(font)));
      const drawings = await Promise.all(
        directions.map((direction) => layOut(layoutEngine(), chart, measure, direction)),
      );
      if (isWanted) setDrawn({ id: chart.id, drawings });
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [key]);
  return drawn?.id === chart.id ? drawn.drawings : [];
}
