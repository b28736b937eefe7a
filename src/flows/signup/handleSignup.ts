import type { PixelEvent } from '#backend/pixel.ts';
import { track } from '#backend/pixel.ts';
import { notify, withdrawNotice } from '#ui/notify.ts';
import type { SignupEmitted } from './signupSetup.ts';

interface Signup {
  name: string;
  /** The notices' texts where the server sends none. */
  texts: { readonly success: string; readonly failure: string };
  lead: PixelEvent;
}

/** Handles a signup's emitted events: notices, log and pixel. */
export function handleSignup(event: SignupEmitted, { name, texts, lead }: Signup): void {
  switch (event.type) {
    case 'succeeded':
      notify({ type: 'success', title: event.text || texts.success, about: name });
      track(lead);
      break;
    case 'rejected':
      notify({ type: 'error', title: event.text, about: name, isValidation: true });
      break;
    case 'corrected':
      withdrawNotice(name);
      break;
    case 'failed':
      console.error(`${name} signup failed.`, event.reason);
      notify({ type: 'error', title: event.text || texts.failure, about: name });
      break;
  }
}
