import { useEffect } from 'react';
import { withdrawNotice } from '#ui/notify.ts';

/** Takes a form's validation notice away with the form: on another page it would be about nothing. */
export function useValidationNotice(about: string): void {
  useEffect(() => () => withdrawNotice(about), [about]);
}
