import { useEffect } from 'react';
import { withdrawNotice } from '#ui/notify.ts';

/** Withdraws a form's validation notice on unmount: it would mean nothing on another page. */
export function useValidationNotice(about: string): void {
  useEffect(() => () => withdrawNotice(about), [about]);
}
