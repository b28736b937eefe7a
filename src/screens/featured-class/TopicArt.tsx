import type { TopicMotif } from '#content/featuredClass.ts';
import { NeonSign } from '../NeonSign.tsx';

/** The neon signs of the class's topics, on a 96 px square. */
const tubes: Record<TopicMotif, string> = {
  sketch: 'M16 78l5-19 42-42c4-4 9-4 13 0l3 3c4 4 4 9 0 13L37 75zM57 23l16 16M21 59l16 16M48 82h30M62 70h16',
  blocks:
    'M48 12l18 9v20l-18 9-18-9V21zM30 21l18 9 18-9M48 30v20M28 46l18 9v20l-18 9-18-9V55zM10 55l18 9 18-9M28 64v20M68 46l18 9v20l-18 9-18-9V55zM50 55l18 9 18-9M68 64v20',
  loop: 'M58 38L22 74c-3 3-8 3-10 0s-3-7 0-10l36-36M46 26l14 14M54 32c-6-10 2-20 12-20 11 0 20 9 20 20 0 12-10 18-20 12M64 62c8 2 14 8 14 16M50 74c8 0 12 4 14 10',
  light:
    'M48 30a22 22 0 0 0-12 40c3 2 4 5 4 8h16c0-3 1-6 4-8a22 22 0 0 0-12-40zM40 86h16M48 8v10M18 20l7 7M78 20l-7 7M8 50h10M78 50h10M42 56l6-7 6 7',
};

export function TopicArt({ motif }: { motif: TopicMotif }) {
  return <NeonSign path={tubes[motif]} />;
}
