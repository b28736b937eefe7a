import './docs.css';
import '../atlas/atlas.css';
import { useContext } from 'react';
import { StateFrame } from '../atlas/StateFrame.tsx';
import { DocsTheme } from './DocsTheme.ts';
import { StoryLink } from './StoryLink.tsx';
import { type StoriesFile, type StoryEntry, storiesOf } from './storiesOf.ts';

interface VariantsProps {
  of: StoriesFile;
  /** Each has the whole width. */
  isWide?: boolean;
}

/** Every story of a component, each under a link to it. */
export function Variants({ of, isWide = false }: VariantsProps) {
  return (
    <ul className="docs-block docs-variants sb-unstyled" data-wide={isWide}>
      {storiesOf(of).map((story) => (
        <li key={story.id} data-framed={isFramed(story)}>
          <StoryLink id={story.id}>{story.name}</StoryLink>
          {story.note !== undefined && <span className="docs-note">{story.note}</span>}
          <Variant {...story} />
        </li>
      ))}
    </ul>
  );
}

/** A part of a page's own width may be a landmark, of which one page cannot have many: it is shown in a frame. */
const isFramed = ({ parameters }: StoryEntry) => parameters['layout'] === 'fullscreen';

const frameSize = { width: 1280, height: 720, scale: 0.75 };

function Variant(story: StoryEntry) {
  const { component: View, args, name } = story;
  const theme = useContext(DocsTheme);
  if (isFramed(story)) {
    return (
      <StateFrame title={name} device={frameSize} theme={theme} isPage>
        <View {...args} />
      </StateFrame>
    );
  }
  return (
    <div className="docs-stage">
      <View {...args} />
    </div>
  );
}
