import { categories, categoryHref } from './categories.ts';
import { socialLinks } from './services.ts';
import { site } from './site.ts';

export interface NavigationLink {
  label: string;
  href: string;
  /** A placeholder link. Replace the address when the page exists. */
  isPlaceholder?: true;
}

/** The header's pages, in order. Empty ones are hidden, here and in the footer. */
export const mainNavigation: readonly NavigationLink[] = [
  { label: 'Art', href: '/portfolio' },
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
    heading: 'Creations',
    links: [
      { label: 'Art', href: '/portfolio?filter=fine-art' },
      { label: 'Music', href: '/music' },
      { label: 'Projects', href: '/projects' },
      { label: 'Store', href: '/store' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Privacy', href: '#privacy', isPlaceholder: true },
      { label: 'Terms', href: '#terms', isPlaceholder: true },
      { label: 'Cookie Policy', href: '#cookie-policy', isPlaceholder: true },
    ],
  },
];

export const follow = {
  heading: 'Follow',
  /** Four of the header's five. */
  links: socialLinks.slice(0, 4),
};

/** The other texts of header, menu and footer. */
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
  signOff: 'Drawn, sculpted and sung by hand.',
} as const;
