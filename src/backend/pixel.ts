declare global {
  interface Window {
    /** Present only if the owner has configured a pixel. */
    fbq?: (...call: PixelCall) => void;
  }
}

/** The pixel events (S7.pixel). */
export type PixelEvent =
  | { event: 'Lead'; details: { content_name?: string; content_category?: string } }
  | { event: 'InitiateCheckout'; details: { value: number; currency: string } };

/** All events that can be tracked. */
export type PixelCall =
  | readonly ['init', id: string]
  | readonly ['set', 'autoConfig', false, id: string]
  | readonly ['track', 'PageView']
  | readonly ['track', event: PixelEvent['event'], details: PixelEvent['details']];

/** Tracks an event if there is a pixel; a throwing pixel never breaks a form (D10). */
export function track({ event, details }: PixelEvent): void {
  try {
    window.fbq?.('track', event, details);
  } catch (error) {
    console.warn('The marketing pixel failed.', error);
  }
}
