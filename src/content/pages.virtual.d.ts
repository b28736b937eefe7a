declare module 'virtual:pages' {
  /** What src/content/pages.ts says of this site. */
  export const emptyAddresses: readonly string[];
}
