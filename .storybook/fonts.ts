import { fonts } from '#theme/fonts.ts';

const nameInCss = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The site's faces for Storybook's own page, with addresses relative to the folder that it is published in. */
export const fontFaces = Object.entries(fonts)
  .flatMap(([family, faces]) => [faces].flat().map((face) => ({ fontFamily: `"${family}"`, ...face })))
  .map((face) => {
    const declarations = Object.entries(face).map(([property, value]) => `${nameInCss(property)}: ${value}`);
    return `@font-face { ${declarations.join('; ')} }`;
  })
  .join('\n')
  .replaceAll('url("/', 'url("./');
