/**
 * Rendered in every modal dialog. Ark's focus trap includes what an expanded control `aria-controls`; this invisible
 * one points at the toaster's region, so that Alt+T and the pointer reach notices (B20). Ark derives the id from the
 * placement.
 */
export function NoticesInFocusTrap() {
  return <button type="button" hidden aria-controls="toast-group:bottom-end" aria-expanded="true" />;
}
