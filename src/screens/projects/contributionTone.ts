import type { ChipVariantProps } from '#styled/recipes';

type Tone = NonNullable<ChipVariantProps['tone']>;

/**
 * The specification's keywords in order; the first match decides. "UI" and "UX" match whole words only (not "build"),
 * and "art" only after "character", since art direction and concept art have their own colors.
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
