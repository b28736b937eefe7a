const fetched = new Map<string, Promise<unknown>>();

async function fetchScript(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} could not be fetched (${response.status}).`);
  await response.blob();
}

function fetchOnce(path: string): Promise<unknown> {
  const known = fetched.get(path);
  if (known) return known;
  const script = fetchScript(path).catch((error: unknown) => {
    fetched.delete(path);
    throw error;
  });
  fetched.set(path, script);
  return script;
}

/**
 * Fetches what a part of the site is made of, and only then imports it, out of the browser's cache: a browser remembers
 * an import or a preload that has failed, and may fail it again for as long as the page is open. With Vite's own helper
 * a page that fails to load on the way back does not come at the next try (tests/journeys/missing-parts.test.ts).
 */
export async function preload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
  return load();
}
