import './docs.css';
import { Words } from './Words.tsx';

interface KeyboardProps {
  /** The keys, as they are printed on the keyboard ("Shift + Tab"), and what pressing them does. */
  rows: readonly (readonly [keys: string, does: string])[];
}

/** The keyboard support. */
export function Keyboard({ rows }: KeyboardProps) {
  if (rows.length === 0) return <p>There is nothing in it to press, and it does not take the focus.</p>;
  return (
    <div className="docs-block sb-unstyled">
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Does</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">
                <Keys names={keys.split(' ')} />
              </th>
              <td>
                <Words>{does}</Words>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "Alt + T" and "← or →": the words between the keys are no keys. */
function Keys({ names }: { names: readonly string[] }) {
  return names.map((name) =>
    ['+', 'or'].includes(name) && names.length > 1 ? (
      <span key={name} className="docs-between">
        {name}
      </span>
    ) : (
      <kbd key={name}>{name}</kbd>
    ),
  );
}
