/** `npm test` builds drafts: pages of the same shape in a quarter of the time, with coarser pictures and in more bytes. */
export const isDraft = process.env['DRAFT'] === 'true';
