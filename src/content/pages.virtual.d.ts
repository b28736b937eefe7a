declare module 'virtual:pages' {
  /** The result of src/content/pages.ts for this site. */
  export const emptyAddresses: readonly string[];
}
