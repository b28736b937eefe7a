export const currency: 'USD' | 'EUR' | 'GBP' | 'CAD' | 'AUD' | 'NZD' | 'CHF' = 'USD';

export const currencyName = 'dollars';

/* Every price is in whole cents: `50_00` is $50. */

export interface OnlineClass {
  readonly title: string;
  readonly priceCents: number;
  readonly length: string;
  readonly orderName: string;
}

const classTitle = 'Print your own negatives';

export const onlineClass: OnlineClass | undefined = {
  title: classTitle,
  priceCents: 60_00,
  length: '3 evenings',
  orderName: `${classTitle} (seat)`,
};

export interface Tip {
  readonly presetsCents: readonly number[];
  readonly minimumCents: number;
  readonly orderName: string;
}

export const tip: Tip | undefined = {
  presetsCents: [3_00, 12_00, 36_00],
  minimumCents: 3_00,
  orderName: 'A roll of film',
};
