/**
 * What the specification says of the sample that this site comes with: how much of everything there is, what it is
 * called and what it costs. Delete this file when your own content takes the sample's place; no other test knows it.
 */
import { converter, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { currency, onlineClass, tip } from '#catalog';
import { brands } from '#content/brands.ts';
import { contactPage } from '#content/contactPage.ts';
import { featuredClass, lessons, topics } from '#content/featuredClass.ts';
import { filterLabel, galleryCategories, galleryItems, galleryTexts, worksIn } from '#content/gallery.ts';
import { headTexts } from '#content/head.ts';
import { tiles } from '#content/home.ts';
import { musicHero } from '#content/music.ts';
import { follow, footerColumns, mainNavigation, shellTexts } from '#content/navigation.ts';
import { collaborate, highlights, projects, projectsTexts } from '#content/projects.ts';
import { contactLinks, metaPixel, player, socialLinks, streamingServices } from '#content/services.ts';
import { classCard, merchandise } from '#content/store.ts';
import { tipPresets, tipTexts } from '#content/support.ts';
import { tipMessages } from '#contract';
import { looks } from '#looks';
import { preOrderLabels } from '#mocks/sold.ts';
import { colorsOf } from '#theme/contrast.ts';

describe('the gallery', () => {
  it('has 40 works of concept art, 13 in 3D, 8 illustrations and 9 toys', {
    tags: ['S9.gallery.counts'],
  }, () => {
    expect(galleryCategories.map((category) => [category, worksIn(category).length])).toEqual([
      ['concept-art', 40],
      ['3d', 13],
      ['illustration', 8],
      ['toy-design', 9],
    ]);
    expect(galleryItems).toHaveLength(70);
  });

  it('has a filter button for each category', { tags: ['S2.portfolio.filters'] }, () => {
    expect(['all' as const, ...galleryCategories].map(filterLabel)).toEqual([
      'All Work',
      'Concept Art',
      '3D',
      'Illustration',
      'Toy Design',
    ]);
  });
});

it('links from the footer to the filters and pages', {
  tags: ['S2.footer.portfolio', 'S2.footer.creations', 'S2.footer.legal', 'S2.footer.follow'],
}, () => {
  const [portfolio, creations, legal] = footerColumns.map(({ heading, links }) => [
    heading,
    links.map(({ label, href }) => [label, href]),
  ]);
  expect(portfolio).toEqual([
    'Portfolio',
    [
      ['Concept Art', '/portfolio?filter=concept-art'],
      ['3D', '/portfolio?filter=3d'],
      ['Illustration', '/portfolio?filter=illustration'],
      ['Toy Design', '/portfolio?filter=toy-design'],
    ],
  ]);
  expect(creations).toEqual([
    'Creations',
    [
      ['Art', '/portfolio?filter=fine-art'],
      ['Music', '/music'],
      ['Projects', '/projects'],
      ['Store', '/store'],
    ],
  ]);
  expect(legal).toEqual([
    'Legal',
    [
      ['Privacy', '#privacy'],
      ['Terms', '#terms'],
      ['Cookie Policy', '#cookie-policy'],
    ],
  ]);
  expect(follow.links).toHaveLength(4);
});

it('links from the header to four pages and five services', {
  tags: ['S2.header.navigation', 'S2.header.social', 'S2.header.theme-toggle'],
}, () => {
  expect(mainNavigation.map(({ label, href }) => [label, href])).toEqual([
    ['Art', '/portfolio'],
    ['Music', '/music'],
    ['Store', '/store'],
    ['Contact', '/contact'],
  ]);
  expect(socialLinks.map(({ label }) => label)).toEqual([
    'LinkedIn',
    'Instagram',
    'X',
    'Spotify',
    'Apple Music',
  ]);
  expect([shellTexts.switchToLight, shellTexts.switchToDark]).toEqual([
    'Switch to light mode',
    'Switch to dark mode',
  ]);
});

it('has five tiles on the home page', { tags: ['S2.home.tiles', 'S2.home.store-tile'] }, () => {
  expect(tiles.map(({ title, href }) => [title, href])).toEqual([
    ['Character Concept Art', '/portfolio?filter=concept-art'],
    ['3D Character Art', '/portfolio?filter=3d'],
    ['Music', '/music'],
    ['Projects', '/projects'],
    ['Store', '/store'],
  ]);
  expect(tiles.at(-1)?.text).toBe('Digital assets and art prints');
});

it('lists seven brands', { tags: ['S3.brands', 'S9.strip'] }, () => {
  expect(brands).toHaveLength(7);
});

it('shows 22 projects: 14 games and 8 apps', {
  tags: ['S2.projects.cards', 'S3.project-types', 'S9.projects'],
}, () => {
  const count = (wanted: string) => projects.filter(({ type }) => type === wanted).length;
  expect([projects.length, count('game'), count('app')]).toEqual([22, 14, 8]);
  for (const { description, technologies, role } of projects) {
    expect(description.length).toBeGreaterThan(80);
    expect(description.length).toBeLessThan(160);
    expect(Math.min(technologies.length, role.length)).toBeGreaterThan(0);
  }
  expect(projects.some(({ link }) => link !== undefined)).toBe(true);
  expect(projects.some(({ link }) => link === undefined)).toBe(true);
});

describe('the class', () => {
  it('costs $50 wherever it is named', {
    tags: [
      'S2.class.pre-order',
      'S2.class.closing',
      'S2.store.class',
      'S7.pixel.pre-order',
      'S9.class.price',
    ],
  }, () => {
    expect([onlineClass?.priceCents, currency]).toEqual([5000, 'USD']);
    expect(preOrderLabels).toEqual({ first: 'Pre-Order - $50', closing: 'Pre-Order Now - $50' });
    expect(headTexts['/featured-class']?.description).toMatch(/ Pre-order for \$50\.$/);
    expect(onlineClass?.orderName).toBe('Sculpting Stylized Characters (pre-order)');
  });

  it('has the specified title and description', {
    tags: ['S2.class.badge', 'S2.class.facts', 'S2.class.topics', 'S4.catalog', 'S9.class.rating'],
  }, () => {
    expect([featuredClass.badge, onlineClass?.title]).toEqual([
      'Character Design Workshop',
      'Sculpting Stylized Characters',
    ]);
    const { students, certificate, resources } = featuredClass;
    expect([onlineClass?.length, students, certificate, resources]).toEqual([
      '2h 7m in 11 lessons',
      '1,000+ students',
      'Class certificate on completion',
      'Downloadable resources',
    ]);
    const { badge, rating, duration, format, level } = classCard;
    expect([badge, rating.text, duration.text, format.text, level.text]).toEqual([
      'Pre-Order',
      '4.9',
      'Self-Paced',
      'Video lessons + Assets',
      'Beginner to Intermediate',
    ]);
    expect(topics.map(({ title }) => title)).toEqual([
      'Character Design',
      'Character Blocking',
      'Advanced Sculpting',
      'Final Rendering',
    ]);
  });

  it('has eleven lessons, whose durations do not add up to its length', {
    tags: ['S3.lesson.durations', 'S9.class.lessons', 'D1'],
  }, () => {
    expect(lessons.map(({ duration }) => duration)).toEqual([
      '8:30',
      '12:15',
      '6:45',
      '15:20',
      '13:10',
      '18:25',
      '16:40',
      '14:35',
      '11:50',
      '13:20',
      '12:45',
    ]);
  });
});

it('sells three shirts soon, two of them blurred', {
  tags: ['S2.store.blurred', 'S3.merchandise.cowpunk', 'S3.merchandise.idk', 'S3.merchandise.southern'],
}, () => {
  expect(merchandise.map(({ title, price, rating, reviews }) => [title, price, rating, reviews])).toEqual([
    ['Cowpunk Graffiti Tee', '$24.99', '4.8', 23],
    ['IDK About Cars Comic Tee', '$22.99', '4.9', 31],
    ['Southern Truck Comic Tee', '$26.99', '4.7', 19],
  ]);
  expect(merchandise.filter(({ isBlurred }) => isBlurred)).toHaveLength(2);
  for (const { sizes, category } of merchandise)
    expect([category, ...sizes]).toEqual(['apparel', 'S', 'M', 'L', 'XL', 'XXL']);
});

it('has the specified headings of pages and sections', {
  tags: [
    'S2.portfolio.title',
    'S2.projects.heading',
    'S2.projects.highlights',
    'S2.projects.collaborate',
    'S2.music.hero',
    'S2.contact.title',
  ],
}, () => {
  expect([galleryTexts, projectsTexts, musicHero, contactPage].map(({ heading }) => heading)).toEqual([
    'Portfolio',
    'Games & Apps Portfolio',
    'Music',
    "Let's Connect",
  ]);
  expect([highlights, ...highlights.lists].map(({ heading }) => heading)).toEqual([
    'Experience Highlights',
    'Game Development',
    'App Development',
  ]);
  expect([collaborate.heading, collaborate.button]).toEqual(['Ready to Collaborate', 'Start a Project']);
});

it('has the specified texts for tips', {
  tags: ['S2.tip.text', 'S2.tip.amounts', 'S4.tip.processing'],
}, () => {
  const { title, description, placeholder, submit, processing } = tipTexts;
  expect([title, description, placeholder, submit, processing]).toEqual([
    'Support My Work',
    'Your support helps me continue creating amazing art and music. Every contribution is deeply appreciated!',
    '0.00',
    'Send Tip',
    'Processing...',
  ]);
});

it('has tip presets of 5, 10, 25, 50 and 100 dollars, and a minimum of $1.00', {
  tags: ['S2.tip.amounts', 'S5.tip.minimum', 'S9.tip.presets', 'S9.tip.minimum'],
}, () => {
  expect(tipPresets.map(({ amount }) => amount)).toEqual([5, 10, 25, 50, 100]);
  expect(tipPresets.map(({ label }) => label)).toEqual(['$5', '$10', '$25', '$50', '$100']);
  expect(tip?.minimumCents).toBe(100);
  expect(tipMessages.belowMinimum).toBe('Minimum tip amount is $1.00.');
});

it('is on three music services, and has five placeholder icons on /contact', {
  tags: ['S2.music.services', 'S2.contact.icons', 'D9'],
}, () => {
  expect(streamingServices).toHaveLength(3);
  expect(contactLinks.map(({ label, isPlaceholder }) => [label, isPlaceholder])).toEqual(
    ['LinkedIn', 'Instagram', 'X', 'Spotify', 'Apple Music'].map((label) => [label, true]),
  );
  expect([player.loads, metaPixel]).toEqual(['near', undefined]);
});

describe('the accent', () => {
  const colorOf = colorsOf(looks);

  it('is the specified one', { tags: ['S4.accent'] }, () => {
    const accent = (theme: 'dark' | 'light') => converter('hsl')(colorOf('accent', theme));
    expect(accent('dark')).toMatchObject({ h: 328, s: 1, l: 0.63 });
    expect(accent('light')).toMatchObject({ h: 328, s: 1, l: 0.58 });
  });

  it('has near-white text on it', { tags: ['S4.accent.text'] }, () => {
    for (const theme of ['dark', 'light'] as const)
      expect(wcagContrast(colorOf('accent.fg', theme), 'white')).toBeLessThan(1.15);
  });
});
