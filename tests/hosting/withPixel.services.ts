/** The services with a marketing pixel configured, as an owner would. */
export * from '../../src/content/services.ts';

export const metaPixel = { id: '1234567890' };
