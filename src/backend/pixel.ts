declare global {
  interface Window {
    /** The marketing pixel, present only where the owner has named one. */
    fbq?: (...call: PixelCall) => void;
  }
}

/** The events of specification section 7. */
export type PixelEvent =
  | { event: 'Lead'; details: { content_name?: string; content_category?: string } }
  | { event: 'InitiateCheckout'; details: { value: number; currency: string } };

/** What Meta's pixel can be told. */
export type PixelCall =
  | readonly ['init', id: string]
  | readonly ['set', 'autoConfig', false, id: string]
  | readonly ['track', 'PageView']
  | readonly ['track', event: PixelEvent['event'], details: PixelEvent['details']];

/** Tells the pixel, where there is one; a pixel that throws never breaks a form (decision D10). */
export function track({ event, details }: PixelEvent): void {
  try {
    window.fbq?.('track', event, details);
  } catch (error) {
    console.warn('The marketing pixel failed.', error);
  }
}
