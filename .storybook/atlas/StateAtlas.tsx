import './atlas.css';
import { useEffect, useState } from 'react';
import { settledStates } from '../charts/settledStates.ts';
import { machineOf } from '../docs/machineOf.ts';
import { StoryLink } from '../docs/StoryLink.tsx';
import { type StoriesFile, type StoryEntry, storiesOf } from '../docs/storiesOf.ts';
import { type Device, type DeviceName, devices } from './devices.ts';
import { StateFrame } from './StateFrame.tsx';

interface StateAtlasProps {
  /** The flow's name. */
  heading: string;
  /** The stories of the states. */
  of: StoriesFile;
  /** The toolbar's theme. */
  theme: 'dark' | 'light';
  /** The device that is shown until another one is chosen. */
  device: DeviceName;
}

const themes = { dark: ['dark'], light: ['light'], both: ['dark', 'light'] } as const;

/**
 * Every state of a flow on one sheet. It is generated from the chart, so that none is missing: a state without a story
 * is listed here too, with a note.
 */
export function StateAtlas({ heading, of, theme, device: first }: StateAtlasProps) {
  const [chosen, setChosen] = useState<DeviceName>();
  const [isBoth, setIsBoth] = useState(false);
  const name = chosen ?? first;
  const stories = storiesOf(of);
  useOwnKeys();
  const states = settledStates(machineOf(of).root).map((node) => node.path.join('.'));

  return (
    <main className="atlas">
      <header className="atlas-header">
        <h1>{heading}</h1>
        <p>
          {states.length} states in {stories.length} stories. A picture leads to its story.
        </p>
        <div className="atlas-controls">
          <fieldset>
            <legend>Device</legend>
            {deviceNames.map((option) => (
              <button
                key={option}
                type="button"
                aria-pressed={option === name}
                onClick={() => setChosen(option)}
              >
                {option} {devices[option].width}
              </button>
            ))}
          </fieldset>
          <fieldset>
            <legend>Theme</legend>
            <button type="button" aria-pressed={!isBoth} onClick={() => setIsBoth(false)}>
              The toolbar’s
            </button>
            <button type="button" aria-pressed={isBoth} onClick={() => setIsBoth(true)}>
              Both
            </button>
          </fieldset>
        </div>
      </header>
      <ul className="atlas-sheet">
        {states.flatMap((state) => {
          const shown = stories.filter(({ at }) => at === state);
          if (shown.length === 0) return <Missing key={state} state={state} />;
          return shown.map((story) => (
            <Cell
              key={story.id}
              state={state}
              story={story}
              themes={themes[isBoth ? 'both' : theme]}
              device={devices[name]}
            />
          ));
        })}
      </ul>
    </main>
  );
}

/** Keys are for the sheet: a part in a picture that listens to the window would take them, Tab included. */
function useOwnKeys(): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => event.stopPropagation();
    addEventListener('keydown', keep, { capture: true });
    return () => removeEventListener('keydown', keep, { capture: true });
  }, []);
}

const deviceNames: readonly DeviceName[] = ['Phone', 'Tablet', 'Desktop'];

function Missing({ state }: { state: string }) {
  return (
    <li className="atlas-cell">
      <code>{state}</code>
      <strong>No story shows this state.</strong>
    </li>
  );
}

interface CellProps {
  state: string;
  story: StoryEntry;
  themes: readonly string[];
  device: Device;
}

function Cell({ state, story, themes: shown, device }: CellProps) {
  const { component: View, args, id, name, theme: pinned, parameters } = story;
  return (
    <li className="atlas-cell">
      <h2>
        <StoryLink id={id} className="atlas-link">
          {name}
        </StoryLink>
      </h2>
      <code>{state}</code>
      <div className="atlas-frames">
        {(pinned === undefined ? shown : [pinned]).map((theme) => (
          <StateFrame
            key={theme}
            title={`${name}, ${theme}`}
            device={device}
            theme={theme}
            isPage={parameters['layout'] === 'fullscreen'}
          >
            <View {...args} />
          </StateFrame>
        ))}
      </div>
    </li>
  );
}
