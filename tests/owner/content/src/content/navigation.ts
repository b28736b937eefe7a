import { categories, categoryHref } from './categories.ts';
import { socialLinks } from './services.ts';
import { site } from './site.ts';

export interface NavigationLink {
  label: string;
  href: string;
  isPlaceholder?: true;
}

export const mainNavigation: readonly NavigationLink[] = [
  { label: 'Pictures', href: '/portfolio' },
  { label: 'Music', href: '/music' },
  { label: 'Store', href: '/store' },
  { label: 'Contact', href: '/contact' },
];

export interface FooterColumn {
  heading: string;
  links: readonly NavigationLink[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    heading: 'Portfolio',
    links: categories.map(({ id, label }) => ({ label, href: categoryHref(id) })),
  },
  {
    heading: 'More',
    links: [
      { label: 'All pictures', href: '/portfolio' },
      { label: 'Music', href: '/music' },
      { label: 'Projects', href: '/projects' },
      { label: 'Store', href: '/store' },
    ],
  },
];

export const follow = {
  heading: 'Follow',
  links: socialLinks.slice(0, 4),
};

export const shellTexts = {
  skip: 'Skip to the content',
  home: `${site.name}, home`,
  mainNavigation: 'Main',
  footerNavigation: 'More pages',
  social: 'Elsewhere',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  menu: 'Menu',
  tipJar: 'Leave a tip',
  switchToLight: 'Switch to light mode',
  switchToDark: 'Switch to dark mode',
  toTop: 'Back to the top',
  newTab: 'opens in a new tab',
  copyright: (year: number) => `© ${year} ${site.name}`,
  signOff: 'Printed by hand, one at a time.',
} as const;
