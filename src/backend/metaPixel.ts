import type { PixelCall } from './pixel.ts';

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** What Meta's script expects to find: it works off the queue, and from then on takes the calls itself. */
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
    /** Meta's script asks for this name too. */
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
 * Puts Meta's pixel on the page. Meta's own snippet is an inline script, which the content security policy forbids. Of
 * what a visitor presses and types Meta is told nothing: `autoConfig` is off.
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
