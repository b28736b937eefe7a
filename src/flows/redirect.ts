/** Leaves for the payment page; a function of its own so that a story can stay where it is. */
export type Redirect = (url: string) => void;

export const redirect: Redirect = (url) => location.assign(url);
