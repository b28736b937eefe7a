/** The key with which the site calls the functions on this machine. */
export const publishableKey = 'local-publishable-key';
