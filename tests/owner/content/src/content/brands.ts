export interface BrandLogo {
  src: string;
  alt: string;
}

export const brands: readonly BrandLogo[] = [];
