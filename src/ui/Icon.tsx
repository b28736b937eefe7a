/** The icons: 24 px square with a 2 px stroke. A service's logo is a solid shape. */
const strokes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  arrowRight: 'M4 12h15M13 6l6 6-6 6',
  arrowLeft: 'M20 12H5M11 6l-6 6 6 6',
  arrowUp: 'M12 20V5M6 11l6-6 6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  external: 'M8 6h10v10M18 6L6 18',
  check: 'M5 13l4.5 4.5L19 7.5',
  alert:
    'M12 8v5M12 16.5v.1M10.3 4.2L2.8 17.5A2 2 0 0 0 4.5 20.5h15a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0z',
  info: 'M12 11v5M12 7.5v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  retry: 'M20 11.5A8 8 0 1 0 18 17.5M20 5v6.5h-6.5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  chevronDown: 'M6 9.5l6 6 6-6',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2',
  film: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10 9v6l5-3z',
  level: 'M5 20v-5M12 20V10M19 20V4',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-3.6 2.9-5.5 6.5-5.5s6.5 1.9 6.5 5.5M16 5.3a3.5 3.5 0 0 1 0 6.4M18 15c2.1.8 3.5 2.4 3.5 5',
  certificate:
    'M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM8.5 14L7 21.5l5-2.5 5 2.5-1.5-7.5M9.8 9l1.6 1.6L14.5 7.5',
  download: 'M12 3.5v11M7 10l5 5 5-5M4 20.5h16',
  linkedin:
    'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM8 11v6M8 7.5v.1M12 17v-6M12 13.5a2.2 2.2 0 0 1 4.4 0V17',
  instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.9v.1',
  x: 'M4 4l16 16M20 4L4 20',
  spotify:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM7 9.3c3.5-1 7-.7 10.2 1M7.6 12.6c2.9-.8 5.8-.5 8.4.9M8.2 15.6c2.3-.6 4.5-.3 6.5.8',
  appleMusic:
    'M9 18V6.5l10-2V16M9 10l10-2M6.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 2.5-2.5M16.5 13.5a2.5 2.5 0 1 0 0 5A2.5 2.5 0 0 0 19 16',
  youtubeMusic: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 8.2v7.6l6-3.8z',
} as const;

export type IconName = keyof typeof strokes;

/** Decorative: the control around it has the accessible name. Size and color are inherited from the text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
