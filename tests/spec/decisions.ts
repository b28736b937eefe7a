import type { RuleEntry } from './rule.ts';

/** Decisions where the specification is silent or contradictory. */
export const decisions = {
  D1: [
    'number',
    "The lessons' durations and '2h 7m in 11 lessons' are both shown as specified; neither is computed from the other.",
  ],
  D2: [
    'rule',
    'Near-white on the accent is used for large text only; every pair of colors that the recipes use has the contrast it needs, in both themes.',
  ],
  D3: [
    'state',
    "The contact form's button in its error state: a retry icon, no text, and an accessible name.",
  ],
  D4: [
    'rule',
    'After an answer without a url the button has its normal label, the dialog stays, and a console.warn says why.',
  ],
  D5: [
    'rule',
    "An error message is the text of error in the answer's body, whatever the status; with no such text, the catalog's.",
  ],
  D6: [
    'number',
    'One toaster: bottom right, at most 3 visible, Alt+T; a success leaves after 5 s and pauses on hover; an error from a server stays until it is dismissed.',
  ],
  'D6.validation': ['rule', 'A validation notice leaves with correction, resubmission or change of page.'],
  'D6.variants': ['rule', 'Notices come as success, error and destructive (title and description).'],
  D7: ['rule', "A pre-order's failure is a role=alert notice beside the button, never window.alert."],
  D8: [
    'rule',
    'fine-art and unknown filters show All Work; choosing a filter writes ?filter=…; All Work has no query.',
  ],
  D9: [
    'rule',
    'Placeholder links are real links, marked as placeholders in the content, harmless when clicked.',
  ],
  D10: [
    'rule',
    'A pixel that throws never breaks a form; Lead comes once after success, InitiateCheckout once when checkout begins.',
  ],
  D11: ['rule', '/ replaces itself by /home, so that Back never traps the visitor.'],
  D12: ['rule', "create-class-payment is asked without any body and parses none; the price is the server's."],
  D13: ['rule', "The header's tip drawer holds the same flow as the tip dialog."],
  D14: ['rule', "Ready to Collaborate's button goes to /contact."],
  D15: ['rule', 'The studio is invented, and all that names it stands in src/content.'],
  D16: [
    'rule',
    'Back from the payment page the visitor reads what the server says: paid, processing, canceled or unknown; never paid before the server says so.',
  ],
  'D16.reload': ['rule', 'Reloading the page of a payment repeats nothing.'],
  D17: ['rule', 'Back from the payment page every button is enabled, with its normal label.'],
  D18: ['rule', 'Stories use storybook/test, which is what @storybook/test became; the README says so.'],
  D19: [
    'rule',
    'Every function answers JSON; a failure is a 4xx or 5xx with error and code, with CORS headers, and no stack, SQL or vendor text.',
  ],
  D20: [
    'rule',
    "An attempt's key travels as the header Idempotency-Key, which CORS allows; payloads stay as specified.",
  ],
  D21: [
    'rule',
    'Which third parties a page may call, and when, stands in one typed list, and the content security policy is made from it.',
  ],
  D22: ['rule', 'One module says what is sold and for how much: what a page shows is what is charged.'],
  D26: [
    'rule',
    "The home page's picture and title fade and move; the newsletter form keeps full contrast while it is in view.",
  ],
} as const satisfies Readonly<Record<`D${number}` | `D${number}.${string}`, RuleEntry>>;
