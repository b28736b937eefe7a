import { currencyName, tip } from '#catalog';
import { formatPrice } from '#money';

/** The texts of a tip, in the dialog and in the header's drawer. */
export const tipTexts = {
  title: 'Support My Work',
  description:
    'Your support helps me continue creating amazing art and music. Every contribution is deeply appreciated!',
  presets: 'Choose an amount',
  custom: `Custom amount in ${currencyName}`,
  placeholder: '0.00',
  /** Beside the custom amount: the format of a valid one. */
  example: 'For example 7.50',
  submit: 'Send Tip',
  processing: 'Processing...',
  close: 'Close',
  invalid: { title: 'Invalid Amount' },
  belowMinimum: { title: 'Minimum Amount' },
  failure: { title: 'Payment Error', description: 'Failed to create payment session. Please try again.' },
} as const;

export const tipPresets = (tip?.presetsCents ?? []).map((cents) => ({
  amount: cents / 100,
  label: formatPrice(cents),
}));

/** The texts of the class's two pre-order buttons. */
export const preOrderTexts = {
  processing: 'Processing...',
  failure: 'Something went wrong. Please try again.',
} as const;
