/** `npm test` builds drafts: the same pictures and pages in a quarter of the time, and in more bytes. */
export const isDraft = process.env['DRAFT'] === 'true';
