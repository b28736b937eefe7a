declare module 'virtual:pictures/brands' {
  export const logo: ReturnType<typeof import('./pictureFiles.ts').logoFolder>;
}

declare module 'virtual:pictures/tiles' {
  export const thumbnail: ReturnType<typeof import('./pictureFiles.ts').pictureFolder>['thumbnail'];
  /** The names of a category's works. */
  export const groups: Readonly<Record<string, readonly string[]>>;
}

declare module 'virtual:pictures/selected' {
  export const thumbnail: ReturnType<typeof import('./pictureFiles.ts').pictureFolder>['thumbnail'];
  export const groups: { readonly home: readonly string[] };
  /** By the work's slug. */
  export const texts: Readonly<Record<string, { title: string; alt: string }>>;
}

declare module 'virtual:pictures/callouts' {
  export const thumbnail: ReturnType<typeof import('./pictureFiles.ts').pictureFolder>['thumbnail'];
  export const groups: { readonly collaborate: readonly string[]; readonly class: readonly string[] };
}

declare module 'virtual:pictures/*' {
  export const picture: ReturnType<typeof import('./pictureFiles.ts').pictureFolder>['picture'];
  /** Cropped to its frame in a list. */
  export const thumbnail: typeof picture;
}

declare module 'virtual:pictures' {
  /** By folder. */
  export const pictures: Readonly<
    Record<string, ReturnType<typeof import('./pictureFiles.ts').pictureFolder>['picture']>
  >;
}
