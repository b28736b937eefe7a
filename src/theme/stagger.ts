/** One after the other: each child's animation begins `step` ms after that of the child before it. */
export function stagger(children: number, step: number) {
  const delays = Array.from({ length: children }, (_, index) => [
    `& > :nth-child(${index + 1})`,
    { animationDelay: `[${index * step}ms]` },
  ]);
  return Object.fromEntries(delays);
}
