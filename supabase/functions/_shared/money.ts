import { currency } from './content/catalog.ts';

function inCurrency(cents: number, minimumFractionDigits: 0 | 2): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits }).format(
    cents / 100,
  );
}

/** As a price tag: $50, $24.99. */
export function formatPrice(cents: number): string {
  return inCurrency(cents, cents % 100 === 0 ? 0 : 2);
}

/** As an amount on a receipt: $50.00, $24.99. */
export function formatAmount(cents: number): string {
  return inCurrency(cents, 2);
}
