import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { mermaidOf } from './mermaid.ts';

/** A flow's chart, drawn from the machine. */
export function Chart({ machine }: { machine: AnyStateMachine }) {
  const [drawing, setDrawing] = useState('');
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const { default: mermaid } = await import('mermaid');
      mermaid.initialize({ startOnLoad: false, theme: 'neutral', securityLevel: 'strict' });
      const { svg } = await mermaid.render(`chart-${machine.id}`, mermaidOf(machine));
      if (isWanted) setDrawing(svg);
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [machine]);
  return (
    <figure className="docs-chart sb-unstyled" aria-label={`Chart of the ${machine.id} flow`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: mermaid's own SVG of our own machine, in Storybook only */}
      <div dangerouslySetInnerHTML={{ __html: drawing }} />
    </figure>
  );
}
