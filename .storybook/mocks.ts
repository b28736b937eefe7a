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

async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledFrame({ frame }) {
      const request = requestOf(frame.data);
      if (request && isOwnAsset(request)) return;
      unmocked.push(request ? `${request.method} ${request.url}` : frame.protocol);
      // An error response ends the request here instead of sending it to another origin.
      throw Response.error();
    },
  });
  return worker;
}

let started: Promise<SetupWorker> | undefined;

/**
 * Starts the mock worker; a request that no story has mocked is recorded, so that its story can fail. The stories of a
 * docs page all ask for it at once, and there must not be two.
 */
export function startMocks(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

/** The requests without a mock since the last call. */
export function takeUnmockedRequests(): string[] {
  return unmocked.splice(0);
}
