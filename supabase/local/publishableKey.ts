/** The local API key of the functions. */
export const publishableKey = 'local-publishable-key';
