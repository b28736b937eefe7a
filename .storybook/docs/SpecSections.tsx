import './docs.css';
import { type Rule, rules } from '../../tests/spec/rules.ts';
import { StoryLink } from './StoryLink.tsx';
import { type StoriesFile, type StoryEntry, storiesOf } from './storiesOf.ts';

interface SpecSectionsProps {
  /** Requirements by id or by a common prefix: 'S5.tip' cites all of section 5 about tips. */
  cites: readonly string[];
  /** The stories that may prove some of them. */
  of?: readonly StoriesFile[];
}

const isCitedAs = (id: string, cited: string) => id === cited || id.startsWith(`${cited}.`);

/** @throws when no such requirement exists: a page must not cite a renamed one. */
function rulesFor(cites: readonly string[], stories: readonly StoryEntry[]): Rule[] {
  for (const cited of cites)
    if (!rules.some(({ id }) => isCitedAs(id, cited))) throw new Error(`No requirement is named ${cited}.`);
  const proven = stories.flatMap(({ spec }) => spec);
  return rules.filter(({ id }) => proven.includes(id) || cites.some((cited) => isCitedAs(id, cited)));
}

/** The requirements about this, and the stories that prove them. */
export function SpecSections({ cites, of = [] }: SpecSectionsProps) {
  const stories = of.flatMap(storiesOf);
  return (
    <div className="docs-block sb-unstyled">
      <table>
        <thead>
          <tr>
            <th scope="col">Id</th>
            <th scope="col">Promise</th>
          </tr>
        </thead>
        <tbody>
          {rulesFor(cites, stories).map(({ id, sentence }) => (
            <tr key={id}>
              <th scope="row">
                <code>{id}</code>
              </th>
              <td>
                {sentence}
                <Proofs stories={stories.filter(({ spec }) => spec.includes(id))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Proofs({ stories }: { stories: readonly StoryEntry[] }) {
  if (stories.length === 0) return null;
  return (
    <ul className="docs-proofs" aria-label="Stories that prove it">
      {stories.map(({ id, name }) => (
        <li key={id}>
          <StoryLink id={id}>{name}</StoryLink>
        </li>
      ))}
    </ul>
  );
}
