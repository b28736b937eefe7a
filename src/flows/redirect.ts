/** Redirects to the payment page; a separate module so that stories can mock it. */
export type Redirect = (url: string) => void;

export const redirect: Redirect = (url) => location.assign(url);
