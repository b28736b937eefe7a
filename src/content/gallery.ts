import { categories, type GalleryCategory } from './categories.ts';
import type { Focus } from './focus.ts';
import { site } from './site.ts';

/** What the gallery can show: everything, or one category. */
export type GalleryFilter = 'all' | GalleryCategory;

interface Work {
  /** The last part of the artwork's own address, `/portfolio/<slug>`. Once published, it should not change. */
  slug: string;
  title: string;
  /** What can be seen, for a visitor who cannot. */
  alt: string;
  /** The id of one of the categories. */
  category: string;
  focus?: Focus;
}

export interface GalleryItem extends Work {
  id: string;
  category: GalleryCategory;
  /** The name of its picture. */
  src: string;
}

export const galleryTexts = {
  kicker: 'Characters, critters, machines',
  heading: 'Portfolio',
  description:
    'Characters and the places they come from: concept art on toned paper, clay figures lit from behind, whole scenes, and toys on their cards.',
  filters: 'Filter the works',
  gallery: 'Works',
  /** Read out when the number of works changes, and shown beside the filters. */
  count: (count: number, filter: GalleryFilter) => {
    const works = `${count} ${count === 1 ? 'work' : 'works'}`;
    return filter === 'all' ? works : `${works} in ${filterLabel(filter)}`;
  },
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

/** The works in the order of the gallery. The original of each lies in `gallery/`, and its file is named as the slug. */
const works: readonly Work[] = [
  {
    slug: 'rosalie-static',
    title: 'Rosalie Static',
    alt: 'Concept art: a red-haired cowpunk singer in a black hat and fringed jacket strums a pink electric guitar.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'big-wendell',
    title: 'Big Wendell',
    alt: 'Concept art: a stout trucker with a grey walrus moustache and a red cap holds a steaming mug.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'rosalie-first-clay',
    title: 'Rosalie, first clay',
    alt: '3D figure: a squat clay cowgirl with red hair, a black hat and a pink guitar.',
    category: '3d',
    focus: '50% 42%',
  },
  {
    slug: 'rosalie-static-vinyl',
    title: 'Rosalie Static, vinyl',
    alt: 'Toy design: a big-headed vinyl cowpunk on a named stand, shown from three sides.',
    category: 'toy-design',
  },
  {
    slug: 'dust-devil-dot',
    title: 'Dust Devil Dot',
    alt: 'Concept art: a small girl with teal pigtails balances on a pink skateboard, arms flung out.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'coyote-calhoun',
    title: 'Coyote Calhoun',
    alt: 'Concept art: a coyote in a leather waistcoat sits on a crate and picks an acoustic guitar.',
    category: 'concept-art',
  },
  {
    slug: 'vacancy-at-the-relax',
    title: 'Vacancy at the Relax',
    alt: 'Illustration: a pink motel at night under a full moon; a hitchhiker crosses the lot by a neon sign that reads Motel Relax.',
    category: 'illustration',
  },
  {
    slug: 'marigold-wrench',
    title: 'Marigold Wrench',
    alt: 'Concept art: a mechanic with curly hair, a red spotted bandana and an orange jumpsuit shoulders a giant wrench.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'big-wendell-in-the-round',
    title: 'Big Wendell in the round',
    alt: '3D figure: a round clay trucker with a white moustache, a red cap and a mustard shirt, fists on his hips.',
    category: '3d',
    focus: '50% 42%',
  },
  {
    slug: 'sister-moonshine',
    title: 'Sister Moonshine',
    alt: 'Concept art: a desert witch in a tall crooked hat and long violet skirt carries a broom.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'unit-9-denim',
    title: 'Unit 9 Denim',
    alt: 'Concept art: a blue robot in a brown cowboy hat and denim jacket plays the banjo.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'coyote-calhoun-on-card',
    title: 'Coyote Calhoun on card',
    alt: 'Toy design: a coyote figure in a blister pack with his guitar-playing portrait on the card.',
    category: 'toy-design',
  },
  {
    slug: 'prickly-pete',
    title: 'Prickly Pete',
    alt: 'Concept art: a cheerful cactus in a waistcoat shakes a red tambourine over his head.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'coyote-calhoun-in-ochre',
    title: 'Coyote Calhoun in ochre',
    alt: '3D figure: a clay coyote with tall ears, a bandana and a grin, waving.',
    category: '3d',
    focus: '50% 42%',
  },
  {
    slug: 'bootleg-bonnie',
    title: 'Bootleg Bonnie',
    alt: 'Concept art: a punk with a pink mohawk drops to one knee and plays a black flying guitar.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'route-nine-early',
    title: 'Route Nine, early',
    alt: 'Illustration: sunrise over a desert highway; a coyote cheers from the bed of a red pick-up truck among flowering cacti.',
    category: 'illustration',
  },
  {
    slug: 'deputy-nobody',
    title: 'Deputy Nobody',
    alt: 'Concept art: a skeleton deputy in a long coat and black hat raises a glowing lantern.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'loretta-voltage',
    title: 'Loretta Voltage',
    alt: 'Concept art: a country queen with a towering blonde bouffant and pink dress sings with one arm thrown wide.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'unit-9-boxed',
    title: 'Unit 9, boxed',
    alt: 'Toy design: a window box with a denim-jacketed robot against a printed desert dusk, a second one cheering outside.',
    category: 'toy-design',
  },
  {
    slug: 'prickly-pete-in-3d',
    title: 'Prickly Pete',
    alt: '3D figure: a fat clay cactus in a terracotta pot wearing a straw-coloured hat.',
    category: '3d',
    focus: '50% 42%',
  },
  {
    slug: 'hank-overdrive',
    title: 'Hank Overdrive',
    alt: 'Concept art: a bassist with a huge pompadour and sideburns in a teal suit leans back into a low note.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'jackalope-jill',
    title: 'Jackalope Jill',
    alt: 'Concept art: a jackalope in roller-derby stripes leaps with both gloved hands in the air.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'otis-longhorn',
    title: 'Otis Longhorn',
    alt: 'Concept art: a broad longhorn in a violet suit guards the door with his fists on his hips.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'grand-ole-racket',
    title: 'Grand Ole Racket',
    alt: 'Illustration: a country queen sings on a neon-lit stage between a bassist and a kneeling punk guitarist, hands raised in the crowd.',
    category: 'illustration',
  },
  {
    slug: 'unit-9-enamel-test',
    title: 'Unit 9, enamel test',
    alt: '3D figure: a boxy enamel robot with glowing pink eyes and a brown cowboy hat.',
    category: '3d',
    focus: '50% 42%',
  },
  {
    slug: 'magpie-maggie',
    title: 'Magpie Maggie',
    alt: 'Concept art: a crow in a wine-red gambler hat spreads a treasure map between her hands.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'roadside-six-series-one',
    title: 'Roadside Six, series one',
    alt: 'Toy design: a poster of six blind-box figures: cactus, longhorn, crow, gila monster, skeleton and robot.',
    category: 'toy-design',
  },
  {
    slug: 'birdie-lariat',
    title: 'Birdie Lariat',
    alt: 'Concept art: a rider in a polka-dot bandana spins a lasso above her head.',
    category: 'concept-art',
  },
  {
    slug: 'tilly-tumble',
    title: 'Tilly Tumble',
    alt: 'Concept art: a laughing farmhand with black braids, straw hat and overalls raises a finger.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'sister-moonshine-at-rest',
    title: 'Sister Moonshine at rest',
    alt: '3D figure: a clay witch in a crooked violet hat holding a lit lantern.',
    category: '3d',
    focus: '50% 42%',
  },
  {
    slug: 'neon-nell',
    title: 'Neon Nell',
    alt: 'Concept art: a sign painter with a black bob, goggles and leather apron blows bubble gum and holds a can of pink spray paint.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'gila-gus',
    title: 'Gila Gus',
    alt: 'Concept art: a spotted gila monster in a waistcoat sits on an amplifier with a harmonica.',
    category: 'concept-art',
  },
  {
    slug: 'pie-after-midnight',
    title: 'Pie after midnight',
    alt: 'Illustration: a waitress with a coffee in a teal diner, a glowing jukebox beside her, a truck passing in the window.',
    category: 'illustration',
  },
  {
    slug: 'preacher-feedback',
    title: 'Preacher Feedback',
    alt: 'Concept art: a bearded man in a wide hat and long coat squeezes a red accordion.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'sister-moonshine-vinyl',
    title: 'Sister Moonshine, vinyl',
    alt: 'Toy design: a witch figure with an oversized crooked hat on a violet stand, shown from three sides.',
    category: 'toy-design',
  },
  {
    slug: 'deputy-nobody-in-3d',
    title: 'Deputy Nobody',
    alt: '3D figure: a bone-white skull deputy with a black hat, long coat and star.',
    category: '3d',
    focus: '50% 42%',
  },
  {
    slug: 'pepe-ruckus',
    title: 'Pepe Ruckus',
    alt: 'Concept art: a rodeo clown with a round red nose, top hat and yellow overalls kicks up one platform boot.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'midnight-mae',
    title: 'Midnight Mae',
    alt: 'Concept art: a diner waitress in a mint dress and apron carries a coffee, one fist on her hip.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'stagecoach-stan',
    title: 'Stagecoach Stan',
    alt: 'Concept art: a very thin old prospector with a white beard holds up a flag that reads Gold.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'otis-doorman',
    title: 'Otis, doorman',
    alt: '3D figure: a broad clay longhorn in a violet suit with a gold nose ring.',
    category: '3d',
    focus: '50% 42%',
  },
  {
    slug: 'ginger-thunder',
    title: 'Ginger Thunder',
    alt: 'Concept art: a drummer with a shaggy fringe sits on a crate twirling drumsticks.',
    category: 'concept-art',
  },
  {
    slug: 'towards-it-always',
    title: 'Towards it, always',
    alt: 'Illustration: lightning behind the water tower of a town called Lasso; a storm chaser strides through the rain past her yellow truck.',
    category: 'illustration',
  },
  {
    slug: 'bootleg-bonnie-on-card',
    title: 'Bootleg Bonnie on card',
    alt: 'Toy design: a mohawked punk figure in a blister pack, her kneeling solo printed behind.',
    category: 'toy-design',
  },
  {
    slug: 'sheriff-hootenanny',
    title: 'Sheriff Hootenanny',
    alt: 'Concept art: a small round owl sheriff with a star medal stands with wings on hips.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'halley-hitch',
    title: 'Halley Hitch',
    alt: 'Concept art: a hitchhiker in a yellow beanie and hoodie sticks out a thumb, a boombox at her feet.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'welder-wren',
    title: 'Welder Wren',
    alt: 'Concept art: a welder with a raised mask and heavy gloves lifts a hammer.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'jackalope-jill-in-3d',
    title: 'Jackalope Jill',
    alt: '3D figure: a clay jackalope with antlers and a striped jersey, one paw in the air.',
    category: '3d',
    focus: '50% 42%',
  },
  {
    slug: 'karaoke-ken',
    title: 'Karaoke Ken',
    alt: 'Concept art: a crooner with a blond mullet and a powder-pink suit sings into a microphone.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'queen-of-route-nine',
    title: 'Queen of Route Nine',
    alt: 'Concept art: a green-skinned prom queen with a crown and a purple tulle skirt points the way.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'sheriff-hootenanny-vinyl',
    title: 'Sheriff Hootenanny, vinyl',
    alt: 'Toy design: a round owl sheriff on a walnut stand, shown from three sides.',
    category: 'toy-design',
  },
  {
    slug: 'three-chord-campfire',
    title: 'Three-chord campfire',
    alt: 'Illustration: a coyote with a guitar, a boy with a banjo and a singing cactus around a campfire under the stars.',
    category: 'illustration',
  },
  {
    slug: 'chili-chuck',
    title: 'Chili Chuck',
    alt: 'Concept art: a round cook in a tall white hat and flame apron lifts a bottle of hot sauce.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'southern-truck',
    title: 'Southern truck',
    alt: '3D figure: a chubby coral pick-up truck of clay with a cactus in its bed.',
    category: '3d',
  },
  {
    slug: 'stevie-stormchaser',
    title: 'Stevie Stormchaser',
    alt: 'Concept art: a storm chaser with a pink side shave strides ahead in a yellow flight jacket.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'tattooed-tex',
    title: 'Tattooed Tex',
    alt: 'Concept art: a bald bearded giant with tattooed arms throws the horns.',
    category: 'concept-art',
  },
  {
    slug: 'rattlesnake-rita',
    title: 'Rattlesnake Rita',
    alt: 'Concept art: a dancer in a snakeskin-green corset and fringed chaps kicks a boot to the side.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'boot-with-a-view',
    title: 'Boot with a view',
    alt: '3D figure: a tooled red cowboy boot of clay used as a planter for three round cacti.',
    category: '3d',
    focus: '50% 42%',
  },
  {
    slug: 'loretta-voltage-boxed',
    title: 'Loretta Voltage, boxed',
    alt: 'Toy design: a window box with a blonde country queen in pink, a second one with her arm up outside.',
    category: 'toy-design',
  },
  {
    slug: 'the-night-driver',
    title: 'The Night Driver',
    alt: 'Concept art: a driver in dark glasses and a red bomber jacket raises a finger.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'two-rows-from-the-screen',
    title: 'Two rows from the screen',
    alt: 'Illustration: a drive-in cinema at dusk; on the screen a skeleton deputy and a longhorn, in front three parked cars and two friends seen from behind.',
    category: 'illustration',
  },
  {
    slug: 'radio-ranger',
    title: 'Radio Ranger',
    alt: 'Concept art: a teenager in big headphones and an oversized hoodie gives a lopsided smile.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'dolly-diode',
    title: 'Dolly Diode',
    alt: 'Concept art: a robot waitress with teal eyes and a coral skirt offers a cup of coffee.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'little-amp-big-heart',
    title: 'Little amp, big heart',
    alt: '3D figure: a clay amplifier with a face and short legs, a teal guitar leaning on it.',
    category: '3d',
  },
  {
    slug: 'tammy-twotone',
    title: 'Tammy Twotone',
    alt: 'Concept art: a blues player with a silver ponytail and round glasses plays a steel resonator guitar.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'bone-mariachi',
    title: 'Bone Mariachi',
    alt: 'Concept art: a skeleton in a wide teal hat and crimson jacket plays an orange guitar.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'chili-chuck-on-card',
    title: 'Chili Chuck on card',
    alt: 'Toy design: a moustached cook figure in a tall white hat in a blister pack, lifting a bottle of hot sauce on the card.',
    category: 'toy-design',
  },
  {
    slug: 'astra-calamity',
    title: 'Astra Calamity',
    alt: 'Concept art: a space cowgirl in a white jumpsuit holds up a flag with the word Yes.',
    category: 'concept-art',
    focus: '50% 36%',
  },
  {
    slug: 'tip-jar-glazed',
    title: 'Tip jar, glazed',
    alt: '3D figure: a glazed pink piggy bank in a small cowboy hat with a gold coin above its slot.',
    category: '3d',
  },
  {
    slug: 'county-fair-robots-free',
    title: 'County fair, robots free',
    alt: 'Illustration: a neon Ferris wheel over striped tents at dusk, two robots, a skater girl and a jackalope in front.',
    category: 'illustration',
  },
  {
    slug: 'little-banjo-boone',
    title: 'Little Banjo Boone',
    alt: 'Concept art: a small boy in an enormous hat sits on a tyre with a banjo bigger than he is.',
    category: 'concept-art',
  },
];

/** A work whose category is not in the list is not shown. */
export const galleryItems: readonly GalleryItem[] = works.flatMap((work) => {
  const isShown = categories.some(({ id }) => id === work.category);
  return isShown ? [{ ...work, id: work.slug, src: `gallery/${work.slug}` }] : [];
});

/** The categories that have works, in their order. */
export const galleryCategories: readonly GalleryCategory[] = categories
  .map(({ id }) => id)
  .filter((id) => galleryItems.some(({ category }) => category === id));

/** The works that a filter lets through. */
export function worksIn(filter: GalleryFilter): readonly GalleryItem[] {
  return filter === 'all' ? galleryItems : galleryItems.filter(({ category }) => category === filter);
}
