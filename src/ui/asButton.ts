import type { KeyboardEvent } from 'react';

/** Props of a link that is a button once it is hydrated: the element is kept, and focus with it. */
export const asButton = (act: () => void) => ({
  role: 'button',
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    act();
  },
});
