import { newsletterDialogTexts, waitlistTexts } from '#content/waitlist.ts';
import type { SignupOccasion } from '../signup/signupSetup.ts';

/** The dialog's texts, by what the visitor signs up for. */
export function textsOf(occasion: SignupOccasion) {
  switch (occasion.type) {
    case 'newsletter':
      return newsletterDialogTexts;
    case 'item':
      return { ...waitlistTexts, description: waitlistTexts.description(occasion.title) };
  }
}
