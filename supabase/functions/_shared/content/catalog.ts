/**
 * What is sold and for how much, for pages, heads, payment page, receipts and the marketing event.
 *
 * It is here and not in src/content because functions are deployed from supabase/functions alone.
 */

/** As Stripe and `Intl` name it; one with a hundred cents. */
export const currency: 'USD' | 'EUR' | 'GBP' | 'CAD' | 'AUD' | 'NZD' | 'CHF' = 'USD';

/** What the tip form calls it. */
export const currencyName = 'dollars';

/* Every price is in whole cents: `50_00` is $50. */

export interface OnlineClass {
  readonly title: string;
  readonly priceCents: number;
  readonly length: string;
  readonly orderName: string;
}

const classTitle = 'Sculpting Stylized Characters';

/** `undefined` in place of all of it: no class is sold, and the site has no page of it. */
export const onlineClass: OnlineClass | undefined = {
  title: classTitle,
  priceCents: 50_00,
  /** The studio's words: the lessons' durations add up to 2:23:35, and neither is ever computed from the other (D1). */
  length: '2h 7m in 11 lessons',
  /** On the payment page and the receipt. */
  orderName: `${classTitle} (pre-order)`,
};

export interface Tip {
  readonly presetsCents: readonly number[];
  readonly minimumCents: number;
  readonly orderName: string;
}

/** `undefined` in place of all of it: no tips are taken, and the site has no tip jar. */
export const tip: Tip | undefined = {
  presetsCents: [5_00, 10_00, 25_00, 50_00, 100_00],
  minimumCents: 1_00,
  /** On the payment page and the receipt. */
  orderName: 'A tip for the studio',
};
