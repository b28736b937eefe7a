/** `FIGURES=1 vitest run load crashes malformed` takes as long as the figures of a release need, and prints them. */
export const figures = process.env['FIGURES'] === '1';
