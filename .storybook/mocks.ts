import type { SetupWorker } from 'msw/browser';

const unmocked: string[] = [];

/** Storybook's own files, the page's assets and the test runner's traffic, all of them on our own origin. */
function isOwnAsset(request: Request): boolean {
  const url = new URL(request.url);
  return url.origin === location.origin && !url.pathname.startsWith('/functions/');
}

function requestOf(data: unknown): Request | undefined {
  if (typeof data !== 'object' || data === null || !('request' in data)) return undefined;
  return data.request instanceof Request ? data.request : undefined;
}

const HANDOVER_MS = 1000;

/**
 * A page of the docs comes into the charge of a worker that one of its own frames has registered a moment later. MSW would
 * not wait for that, but reload the page.
 */
async function takenOver(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null || (await serviceWorker.getRegistrations()).length === 0) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, HANDOVER_MS);
  });
}

/** Starts the mock worker; a request that no story has mocked is recorded, so that its story can fail. */
export async function startMocks(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await takenOver();
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledFrame({ frame }) {
      const request = requestOf(frame.data);
      if (request && isOwnAsset(request)) return;
      unmocked.push(request ? `${request.method} ${request.url}` : frame.protocol);
      // Answered like that it ends here; it would otherwise be sent on, off this origin.
      throw Response.error();
    },
  });
  return worker;
}

/** The requests without a mock since the last call. */
export function takeUnmockedRequests(): string[] {
  return unmocked.splice(0);
}
