import type { PixelCall } from './pixel.ts';

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** The stub that Meta's script expects: calls are queued until the script takes over. */
interface Stub {
  (...call: PixelCall): void;
  callMethod?: (...call: PixelCall) => void;
  readonly queue: PixelCall[];
  readonly loaded: true;
  readonly version: '2.0';
  push?: Stub;
}

declare global {
  interface Window {
    /** An alias that Meta's script reads. */
    _fbq?: Window['fbq'];
  }
}

function createStub(): Stub {
  const queue: PixelCall[] = [];
  const stub: Stub = Object.assign(
    (...call: PixelCall) => {
      if (stub.callMethod) stub.callMethod(...call);
      else queue.push(call);
    },
    { queue, loaded: true, version: '2.0' } as const,
  );
  stub.push = stub;
  return stub;
}

/**
 * Adds Meta's pixel without its official snippet, an inline script that the content security policy forbids.
 * `autoConfig` is off, so Meta gets no clicks or form input.
 */
export function loadMetaPixel(id: string): void {
  if (window.fbq) return;
  const stub = createStub();
  window.fbq = stub;
  window._fbq = stub;
  stub('set', 'autoConfig', false, id);
  stub('init', id);
  stub('track', 'PageView');
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT;
  document.head.append(script);
}
