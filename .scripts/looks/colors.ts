import { paint } from '../../src/theme/palette.ts';
import type { Looks } from '../../supabase/functions/_shared/content/looks.ts';

/** The colors of drawings, which are always of the night. */
export function colorsFor(looks: Looks) {
  const { brand, second, third, night, bone } = paint(looks);
  const pick = (shades: Record<string, { value: string }>, name: string) => shades[name]?.value ?? 'black';
  return {
    accent: pick(brand.night, 'fill'),
    onAccent: pick(brand.night, 'on'),
    tones: [pick(brand.night, 'fill'), pick(second, 'dark'), pick(third, 'dark')] as const,
    ground: pick(night, '950'),
    shades: [pick(night, '850'), pick(night, '800'), pick(night, '700')] as const,
    text: pick(bone, 'white'),
    quiet: pick(night, '300'),
  };
}
