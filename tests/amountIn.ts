/** The last amount that a text shows, in cents. */
export function amountIn(text: string | null): number {
  const [amount] = text?.match(/\d[\d,]*(?:\.\d+)?/g)?.slice(-1) ?? [];
  if (amount === undefined) throw new Error(`There is no amount in "${text}".`);
  return Math.round(Number(amount.replaceAll(',', '')) * 100);
}
