import { categories, type GalleryCategory, galleryCategories } from './categories.ts';
import type { PictureName } from './pictures.generated.ts';
import { pictureTexts } from './pictures.texts.generated.ts';
import { site } from './site.ts';

/** What the gallery can show: everything, or one category. */
export type GalleryFilter = 'all' | GalleryCategory;

export interface GalleryItem {
  id: string;
  /** The picture's name in the manifest. */
  src: PictureName;
  alt: string;
  category: GalleryCategory;
  title: string;
  /** The last part of the artwork's own address, `/portfolio/<slug>`. Once published, it should not change. */
  slug: string;
}

export const galleryTexts = {
  kicker: 'Characters, critters, machines',
  heading: 'Portfolio',
  description:
    'Characters and the places they come from: concept art on toned paper, clay figures lit from behind, whole scenes, and toys on their cards.',
  filters: 'Filter the works',
  gallery: 'Works',
  /** Read out when the number of works changes, and shown beside the filters. */
  count: (count: number, filter: GalleryFilter) =>
    filter === 'all' ? `${count} works` : `${count} works in ${filterLabel(filter)}`,
} as const;

/** The words on a filter's button. */
export function filterLabel(filter: GalleryFilter): string {
  return categories.find(({ id }) => id === filter)?.label ?? 'All Work';
}

/** What the works of a category are made of. */
export function mediumOf(category: GalleryCategory): string {
  return categories.find(({ id }) => id === category)?.medium ?? '';
}

export const lightboxTexts = {
  /** The lightbox's own name. */
  label: 'Artwork',
  previous: 'Previous artwork',
  next: 'Next artwork',
  close: 'Close the artwork',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  controls: 'Zoom',
  count: (number: number, total: number) => `${number} of ${total}`,
  /** Read out at each step. */
  announcement: (title: string, number: number, total: number) => `${title}, ${number} of ${total}`,
  broken: 'This picture could not be loaded.',
} as const;

/** A page's title and description for one artwork. */
export const artworkTitle = ({ title, category }: GalleryItem) =>
  `${title}, ${filterLabel(category)} | ${site.name}`;
export const artworkDescription = ({ alt }: GalleryItem) => `${alt} By ${site.owner}, ${site.name}.`;

/** The works in the order of the gallery: picture and slug. Titles and alternative texts stand with the pictures. */
const works: readonly (readonly [PictureName, string])[] = [
  ['concept-art/01', 'rosalie-static'],
  ['concept-art/02', 'big-wendell'],
  ['3d/01', 'rosalie-first-clay'],
  ['toy-design/01', 'rosalie-static-vinyl'],
  ['concept-art/03', 'dust-devil-dot'],
  ['concept-art/04', 'coyote-calhoun'],
  ['illustration/01', 'vacancy-at-the-relax'],
  ['concept-art/05', 'marigold-wrench'],
  ['3d/02', 'big-wendell-in-the-round'],
  ['concept-art/06', 'sister-moonshine'],
  ['concept-art/07', 'unit-9-denim'],
  ['toy-design/02', 'coyote-calhoun-on-card'],
  ['concept-art/08', 'prickly-pete'],
  ['3d/03', 'coyote-calhoun-in-ochre'],
  ['concept-art/09', 'bootleg-bonnie'],
  ['illustration/02', 'route-nine-early'],
  ['concept-art/10', 'deputy-nobody'],
  ['concept-art/11', 'loretta-voltage'],
  ['toy-design/03', 'unit-9-boxed'],
  ['3d/04', 'prickly-pete-in-3d'],
  ['concept-art/12', 'hank-overdrive'],
  ['concept-art/13', 'jackalope-jill'],
  ['concept-art/14', 'otis-longhorn'],
  ['illustration/03', 'grand-ole-racket'],
  ['3d/05', 'unit-9-enamel-test'],
  ['concept-art/15', 'magpie-maggie'],
  ['toy-design/04', 'roadside-six-series-one'],
  ['concept-art/16', 'birdie-lariat'],
  ['concept-art/17', 'tilly-tumble'],
  ['3d/06', 'sister-moonshine-at-rest'],
  ['concept-art/18', 'neon-nell'],
  ['concept-art/19', 'gila-gus'],
  ['illustration/04', 'pie-after-midnight'],
  ['concept-art/20', 'preacher-feedback'],
  ['toy-design/05', 'sister-moonshine-vinyl'],
  ['3d/07', 'deputy-nobody-in-3d'],
  ['concept-art/21', 'pepe-ruckus'],
  ['concept-art/22', 'midnight-mae'],
  ['concept-art/23', 'stagecoach-stan'],
  ['3d/08', 'otis-doorman'],
  ['concept-art/24', 'ginger-thunder'],
  ['illustration/05', 'towards-it-always'],
  ['toy-design/06', 'bootleg-bonnie-on-card'],
  ['concept-art/25', 'sheriff-hootenanny'],
  ['concept-art/26', 'halley-hitch'],
  ['concept-art/27', 'welder-wren'],
  ['3d/09', 'jackalope-jill-in-3d'],
  ['concept-art/28', 'karaoke-ken'],
  ['concept-art/29', 'queen-of-route-nine'],
  ['toy-design/07', 'sheriff-hootenanny-vinyl'],
  ['illustration/06', 'three-chord-campfire'],
  ['concept-art/30', 'chili-chuck'],
  ['3d/10', 'southern-truck'],
  ['concept-art/31', 'stevie-stormchaser'],
  ['concept-art/32', 'tattooed-tex'],
  ['concept-art/33', 'rattlesnake-rita'],
  ['3d/11', 'boot-with-a-view'],
  ['toy-design/08', 'loretta-voltage-boxed'],
  ['concept-art/34', 'the-night-driver'],
  ['illustration/07', 'two-rows-from-the-screen'],
  ['concept-art/35', 'radio-ranger'],
  ['concept-art/36', 'dolly-diode'],
  ['3d/12', 'little-amp-big-heart'],
  ['concept-art/37', 'tammy-twotone'],
  ['concept-art/38', 'bone-mariachi'],
  ['toy-design/09', 'chili-chuck-on-card'],
  ['concept-art/39', 'astra-calamity'],
  ['3d/13', 'tip-jar-glazed'],
  ['illustration/08', 'county-fair-robots-free'],
  ['concept-art/40', 'little-banjo-boone'],
];

/** A work is shown under the category whose name its picture begins with, and not at all where that is not on the list. */
export const galleryItems: readonly GalleryItem[] = works.flatMap(([src, slug]) => {
  const category = galleryCategories.find((one) => src.startsWith(`${one}/`));
  if (category === undefined) return [];
  return { id: src.replace('/', '-'), src, slug, category, ...pictureTexts[src] };
});

/** The works that a filter lets through. */
export function worksIn(filter: GalleryFilter): readonly GalleryItem[] {
  return filter === 'all' ? galleryItems : galleryItems.filter(({ category }) => category === filter);
}
