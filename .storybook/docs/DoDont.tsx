import './docs.css';
import { Words } from './Words.tsx';

interface DoDontProps {
  dos: readonly string[];
  donts: readonly string[];
}

/** How to use a component, and how not to. */
export function DoDont({ dos, donts }: DoDontProps) {
  return (
    <div className="docs-block docs-pair sb-unstyled">
      <Advice heading="Do" sentences={dos} kind="do" />
      <Advice heading="Don’t" sentences={donts} kind="dont" />
    </div>
  );
}

function Advice({
  heading,
  sentences,
  kind,
}: {
  heading: string;
  sentences: readonly string[];
  kind: string;
}) {
  return (
    <section className="docs-advice" data-kind={kind}>
      <h3>{heading}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Words>{sentence}</Words>
          </li>
        ))}
      </ul>
    </section>
  );
}
