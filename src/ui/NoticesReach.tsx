/**
 * Stands in every modal dialog. The dialog's focus trap counts what an expanded control in it controls as part of it;
 * this one, which nobody sees, says so of the toaster's region, so that Alt+T and the pointer reach a notice that was
 * raised meanwhile (behaviour 20). The id is the one Ark gives the region of this placement.
 */
export function NoticesReach() {
  return <button type="button" hidden aria-controls="toast-group:bottom-end" aria-expanded="true" />;
}
