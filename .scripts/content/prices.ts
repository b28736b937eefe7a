import type { Finding } from './findings.ts';
import type { ContentText } from './texts.ts';

const AMOUNT = /[$€£]\s?\d[\d,]*(?:\.\d{2})?|\d[\d,.]*\s?(?:€|CHF)/g;

/** Amounts in the texts that are no price of the catalog. @param prices as they are shown */
export function priceFindings(texts: readonly ContentText[], prices: readonly string[]): Finding[] {
  return texts.flatMap(({ text, where }) =>
    (text.match(AMOUNT) ?? [])
      .filter((amount) => !prices.some((price) => price.endsWith(amount)))
      .map((amount) => ({
        kind: 'open' as const,
        where,
        what: `says ${amount}, and nothing costs that; if it is a price, take it from the catalog.`,
      })),
  );
}
