export interface Themed {
  readonly dark: string;
  readonly light: string;
  readonly poster?: string;
}

export interface FontFile {
  readonly name: `${string}.woff2`;
  readonly letters?: string;
}

export interface Font {
  readonly family: string;
  readonly weight: `${number}` | `${number} ${number}`;
  readonly files: readonly [FontFile, ...FontFile[]];
  readonly license?: string;
  readonly fallback?: FallbackMetrics;
}

export interface FallbackMetrics {
  readonly sizeAdjust: `${number}%`;
  readonly ascentOverride: `${number}%`;
  readonly descentOverride: `${number}%`;
}

export interface Looks {
  readonly accent: string | Themed;
  readonly second?: string | Themed;
  readonly third?: string | Themed;
  readonly ground: { readonly dark: string; readonly light: string };
  readonly fonts: {
    readonly display: Font;
    readonly text: Font;
  };
  readonly sign: 'upper' | 'middle';
}

export const looks: Looks = {
  accent: { dark: '#4cc38a', light: '#18794e' },
  ground: { dark: '#101211', light: '#f4f4f1' },
  fonts: {
    display: {
      family: 'Cousine',
      weight: '700',
      files: [{ name: 'cousine-bold.woff2' }],
      license: 'arimo-OFL.txt',
    },
    text: { family: 'Arimo', weight: '400', files: [{ name: 'arimo.woff2' }], license: 'arimo-OFL.txt' },
  },
  sign: 'middle',
};
