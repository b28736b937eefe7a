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
 * Fetches a chunk's files before importing them from the browser's cache. Browsers remember a failed import or preload and
 * fail it again while the page is open: with Vite's own helper, a page that failed to load never comes at a retry
 * (tests/journeys/missing-parts.test.ts).
 */
export async function preload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
  return load();
}
