/** A vinyl record with a needle, drawn as a neon tube. */
export function RecordSign() {
  return (
    <svg
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="43" cy="50" r="36" />
      <circle cx="43" cy="50" r="13" />
      <circle cx="43" cy="50" r="2" />
      <path d="M43 21a29 29 0 0 0-26 16M43 79a29 29 0 0 0 26-16M43 28.5a21.5 21.5 0 0 0-19 11.5M43 71.5a21.5 21.5 0 0 0 19-11.5" />
      <path d="M84 10a5 5 0 1 0 .1 0M84 20v24L66 60l-4-4 7-7" />
    </svg>
  );
}
