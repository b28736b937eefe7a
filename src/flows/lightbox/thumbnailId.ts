/** The DOM id of a work's thumbnail. */
export const thumbnailId = (slug: string) => `work-${slug}`;
