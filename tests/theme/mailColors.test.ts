import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { looks } from '#looks';
import { mailColorsOf } from '../../supabase/functions/_shared/mailColors.ts';

const accents = [10, 40, 70, 95].flatMap((lightness) =>
  Array.from({ length: 36 }, (_, tens) => `hsl(${tens * 10} 90% ${lightness}%)`),
);

it.each(['#000', '#fff', ...accents])('has enough contrast in mails with the accent %s', (accent) => {
  const { paper, page, text, footer, accent: ink } = mailColorsOf({ ...looks, accent });
  for (const [use, on] of [
    [text, paper],
    [ink, page],
    [ink, paper],
    [paper, ink],
    [footer, page],
  ] as const) {
    expect(`${use} ${on}`).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
    expect(wcagContrast(use, on), `${use} on ${on}`).toBeGreaterThanOrEqual(4.5);
  }
});
