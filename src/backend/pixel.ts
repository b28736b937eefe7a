declare global {
  interface Window {
    /** The marketing pixel, present only where the owner has put it on the page. */
    fbq?: (method: 'track', event: PixelEvent['event'], details: PixelEvent['details']) => void;
  }
}

/** The events of specification section 7. */
export type PixelEvent =
  | { event: 'Lead'; details: { content_name?: string; content_category?: string } }
  | { event: 'InitiateCheckout'; details: { value: number; currency: string } };

/** Tells the pixel, where there is one; a pixel that throws never breaks a form (decision D10). */
export function track({ event, details }: PixelEvent): void {
  try {
    window.fbq?.('track', event, details);
  } catch (error) {
    console.warn('The marketing pixel failed.', error);
  }
}
