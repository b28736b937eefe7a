/** The studio's mark: a lasso's loop, its honda and its tail. */
export function LassoMark() {
  return (
    <svg
      viewBox="0 0 36 36"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <ellipse cx="17" cy="12" rx="14" ry="8" />
      <path d="M22 21c7 1 9 5 4 8s-11-1-15 2" />
      <circle cx="21" cy="20" r="1.5" />
    </svg>
  );
}
