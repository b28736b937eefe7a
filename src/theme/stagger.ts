/** Staggers the children's animations by `step` ms. */
export function stagger(children: number, step: number) {
  const delays = Array.from({ length: children }, (_, index) => [
    `& > :nth-child(${index + 1})`,
    { animationDelay: `[${index * step}ms]` },
  ]);
  return Object.fromEntries(delays);
}
