export const site = {
  name: 'Maren Holt Photographs',
  owner: 'Maren Holt',
  tagline: 'harbors and the people who work in them, in black and white',
  description:
    'Black-and-white photographs by Maren Holt: harbors before dawn, and the people who work in them.',
  preview: 'home/hero',
} as const;
