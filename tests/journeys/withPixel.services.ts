/** The services with a marketing pixel named among them, as an owner would name theirs. */
export * from '../../src/content/services.ts';

export const metaPixel = { id: '1234567890' };
