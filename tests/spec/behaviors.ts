import type { RuleEntry } from './rule.ts';

/** What visitors expect beyond the specification. */
export const behaviors = {
  B1: [
    'rule',
    'Back closes the open lightbox and stays on the gallery; Forward opens it on the same picture.',
  ],
  B2: ['rule', 'After ten pictures one Back returns to the gallery: stepping replaces the history entry.'],
  B3: [
    'rule',
    'X, Escape, the backdrop and Back leave the same history length and the same scroll position.',
  ],
  B4: [
    'rule',
    'A direct link to an artwork opens the lightbox on it; closing goes to the gallery, not off the site.',
  ],
  B5: ['rule', 'Closing returns the focus to the thumbnail last viewed; Tab never leaves an open lightbox.'],
  B6: [
    'rule',
    'At both ends the arrow stays focusable with aria-disabled, the index stays in the list, the focus stays put.',
  ],
  B7: ['rule', "Each step announces 'title, n of total' politely."],
  'B7.swipe': ['rule', 'On touch a swipe steps.'],
  B8: [
    'rule',
    'Filter buttons expose their pressed state and keep the focus; the number of results is announced.',
  ],
  B9: ['rule', 'A broken picture shows a named placeholder and can be stepped past.'],
  B10: ['rule', 'The largest picture of the first view is never lazy and has high fetch priority.'],
  'B10.shift': ['rule', 'Every picture has its size and a placeholder, so that nothing shifts.'],
  B11: ['rule', 'Two clicks in one tick send one request.'],
  B12: [
    'rule',
    'Another try after a timeout with the same amount keeps the idempotency key; another amount or a new tip gets a new one.',
  ],
  B13: ['rule', 'Scrolling over the focused amount never changes it.'],
  'B13.amounts': [
    'rule',
    "'12,50' is understood; '1e3', '-5', '0.999', 'NaN' and nine digits are refused, in the page and in the function.",
  ],
  'B13.cents': ['number', 'Money is integer cents past the input.'],
  B14: ['rule', 'Enter submits an amount.'],
  B15: ['rule', "Only an https url, or the local stand-in's, is followed; anything else is a failure."],
  B16: ['rule', 'Return urls are built from configuration, never from the request.'],
  'B16.price': ['number', "The class's price is the server's, whatever is posted."],
  B17: ['rule', 'A visitor who pays and never comes back is recorded by the signed webhook.'],
  'B17.repeated': ['rule', 'The same webhook twice, or out of order, changes nothing the second time.'],
  B18: [
    'rule',
    'Every error is tied to its field (aria-invalid, an error message) and announced, besides the notice.',
  ],
  B19: ['rule', 'A failure keeps everything that was typed; a success clears it.'],
  'B19.left': ['rule', 'An answer that comes after its page was left does nothing.'],
  B20: ['rule', 'A notice raised while a dialog is open is announced and can be reached.'],
  B21: ['rule', 'type, autocomplete and inputmode are right on every field.'],
  'B21.size': ['number', 'Inputs are at least 16 px on touch.'],
  B22: ['rule', 'Known, new, pending and unsubscribed addresses get the same answer.'],
  B23: ['rule', 'A GET on a confirm or unsubscribe link changes nothing.'],
  'B23.one-click': ['rule', 'One-click unsubscribing by POST (RFC 8058) works.'],
  B24: ['rule', 'CR/LF in a name, subject or address never reaches a mail header; HTML arrives escaped.'],
  'B24.sender': ['rule', 'Reply-To is the visitor, From is always the studio.'],
  B25: [
    'rule',
    'A contact message is stored before it is mailed; with the mail service down the visitor sees success, and the mail goes out later, once.',
  ],
  B26: ['rule', "Every call has a time limit; one that never ends becomes the flow's failure."],
  B27: ['rule', 'The first paint has the stored theme already; garbage in the key means dark.'],
  'B27.tabs': ['rule', 'Two tabs agree on the theme.'],
  'B27.forbidden': ['rule', 'The site works where localStorage throws.'],
  B28: [
    'rule',
    'Under prefers-reduced-motion the logo strip, the parallax, the stagger and the pig stand still.',
  ],
  'B28.pause': ['rule', 'Everyone has a pause button for the strip.'],
  'B28.clones': ['rule', 'Cloned logos are hidden from assistive technology and from Tab.'],
  B29: ['rule', 'The tip button works before, without and after the animation loads.'],
  B30: [
    'rule',
    'The mobile menu closes on a route change, on Back and past 768 px, and gives focus and scrolling back.',
  ],
  B31: [
    'rule',
    "Every route's HTML has its own title, description, canonical link and social preview before any script.",
  ],
  'B31.focus': [
    'rule',
    "A change of route moves the focus to the page's heading; Back restores the scroll position.",
  ],
  B32: [
    'rule',
    'With scripts off every page, the whole gallery, the curriculum and all links can be read and used.',
  ],
  B33: ['rule', 'An unknown path answers HTTP 404 with the 404 page, and logs the path to the console.'],
} as const satisfies Readonly<Record<`B${number}` | `B${number}.${string}`, RuleEntry>>;
