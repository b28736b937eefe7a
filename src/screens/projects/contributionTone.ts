import type { ChipVariantProps } from '#styled/recipes';

type Tone = NonNullable<ChipVariantProps['tone']>;

/**
 * The specification's keywords in its order, and the first that is found decides: "Character Concept" is pink, "Art
 * Direction" orange, "Visual Direction" orange too. "UI" and "UX" count as words only, or every "build" would be one;
 * "art" counts after "character" only, or art direction and concept art would never have colors of their own.
 */
const tones: readonly (readonly [RegExp, Tone])[] = [
  [/\bcharacter (design|art)/, 'purple'],
  [/\bconcept/, 'pink'],
  [/\b(ui|ux)\b|\binterface/, 'teal'],
  [/\bdirection\b/, 'orange'],
  [/\b(illustration|visual)/, 'yellow'],
];

/** The color of a contribution's chip. */
export function contributionTone(contribution: string): Tone {
  const words = contribution.toLowerCase().replace(/\s+/g, ' ');
  return tones.find(([keyword]) => keyword.test(words))?.[1] ?? 'purple';
}
