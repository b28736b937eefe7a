/** Where each thumbnail can be found again. */
export const thumbnailId = (slug: string) => `work-${slug}`;
