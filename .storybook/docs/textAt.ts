const isRecord = (value: unknown): value is Record<string, unknown> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** The string at a path in an object, if any. */
export function textAt(tree: unknown, ...path: string[]): string | undefined {
  const found = path.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), tree);
  return typeof found === 'string' ? found : undefined;
}
