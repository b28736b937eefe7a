import type { Focus } from './focus.ts';
import type { TileMotif } from './homeTile.ts';

export interface Project {
  id: string;
  title: string;
  description: string;
  /** The picture's alternative text. Its original is in `projects/`, with the id as its file name. */
  alt: string;
  focus?: Focus;
  type: 'game' | 'app';
  technologies: readonly string[];
  /** The studio's contributions; a keyword in each decides the color of its chip. */
  role: readonly string[];
  company: string;
  /** Its address. Those below are on an invented domain: replace them. */
  link?: string;
}

export const projectsTexts = {
  kicker: 'Press start',
  heading: 'Games & Apps Portfolio',
  description:
    'Nine years of drawing for things that move when you poke them: heroes, villains, menus, app icons and one very patient coyote.',
  /** The counters' labels, by number. */
  games: (count: number) => (count === 1 ? 'game' : 'games'),
  apps: (count: number) => (count === 1 ? 'app' : 'apps'),
  list: 'Games and apps',
  /** The badge of each type. */
  types: { game: 'Game', app: 'App' },
  /** Before the company's name. */
  company: 'for',
  technologies: 'Technologies',
  contributions: 'My Contributions',
} as const;

/** In the page's order; the page counts them. */
export const projects: readonly Project[] = [
  {
    id: 'mesa-run',
    title: 'Mesa Run',
    description:
      'Dot has a skateboard, a head start and eleven canyons to clear before the sun goes down. An endless runner that ends, beautifully, at dusk.',
    alt: 'Game artwork: a girl on a skateboard jumps a canyon at sunset under the title Mesa Run.',
    type: 'game',
    technologies: ['Unity', 'C#', 'Spine'],
    role: ['Character Design', '2D Animation', 'Key Visual'],
    company: 'Blue Mesa Games',
    link: 'https://example.com/mesa-run',
  },
  {
    id: 'coyote-karaoke',
    title: 'Coyote Karaoke',
    description:
      'A duet game for one living room and no shame. Howl on pitch and the lights come up; miss the note and the amp gets an opinion.',
    alt: 'Game artwork: a coyote and a mulleted crooner share a neon karaoke stage.',
    type: 'game',
    technologies: ['Unreal Engine', 'Blueprint', 'Wwise'],
    role: ['Character Art', 'Stage Concept Art', 'Original Songs'],
    company: 'Rodeo Radio',
    link: 'https://example.com/coyote-karaoke',
  },
  {
    id: 'last-bus-to-luna',
    title: 'Last Bus to Luna',
    description:
      'You have missed the last bus home, and home is the blue thing in the sky. A quiet adventure about waiting, told on one bench.',
    alt: 'Game artwork: a space cowgirl with a flag waits on the moon for a bus, the earth behind her.',
    type: 'game',
    technologies: ['Godot', 'Aseprite', 'FMOD'],
    role: ['Art Direction', 'Character Design', 'Title Song'],
    company: 'Neon Lasso Studio',
    link: 'https://example.com/last-bus-to-luna',
  },
  {
    id: 'static-rodeo',
    title: 'Static Rodeo',
    description:
      'A robot in denim rides out thunderstorms by playing banjo at them. Eight seconds a bull, three chords a storm, no two alike.',
    alt: 'Game artwork: a robot in denim on a lightning-lit rodeo ground.',
    type: 'game',
    technologies: ['Unreal Engine', 'ZBrush', 'Substance 3D'],
    role: ['3D Character Art', 'Concept Art', 'Look Direction'],
    company: 'Static Cactus',
  },
  {
    id: 'ghost-town-tycoon',
    title: 'Ghost Town Tycoon',
    description:
      'Run a town whose tenants are dead and still behind on rent. Buy the saloon, calm the hotel, and never look into the feed store.',
    alt: 'Game artwork: a skeleton deputy with a lantern in the main street of a wooden ghost town.',
    type: 'game',
    technologies: ['Unity', 'C#', 'Photoshop'],
    role: ['Building Concepts', 'Character Design', 'UI Art'],
    company: 'Blue Mesa Games',
    link: 'https://example.com/ghost-town-tycoon',
  },
  {
    id: 'boots-and-bolts',
    title: 'Boots & Bolts',
    description:
      'Two mechanics share one wrench, and fix machines that would rather not be. A puzzle for two, in which shouting is part of the controls.',
    alt: 'Game artwork: a welder and a mechanic stand side by side between giant gears.',
    type: 'game',
    technologies: ['Unity', 'Blender', 'Shader Graph'],
    role: ['Character Design', 'Interface Design', 'Cover Illustration'],
    company: 'Kettle & Crow',
  },
  {
    id: 'jackalope-derby',
    title: 'Jackalope Derby',
    description:
      'Track and field for animals that do not exist. Four players, nine events, and a photo finish that always catches somebody blinking.',
    alt: 'Game artwork: three runners led by a leaping jackalope on a red racetrack.',
    type: 'game',
    technologies: ['Godot', 'Blender', 'Krita'],
    role: ['Character Art', 'Squash & Stretch Animation'],
    company: 'Tumbleweed Toys',
    link: 'https://example.com/jackalope-derby',
  },
  {
    id: 'moonshine-witches',
    title: 'Moonshine Witches',
    description:
      'A card game of brewing, bluffing and brooms. Every card of the hundred and twelve was inked by hand, most of them after midnight.',
    alt: 'Game artwork: two witches with brooms before an enormous yellow moon.',
    type: 'game',
    technologies: ['Unity', 'Procreate', 'DOTween'],
    role: ['Card Illustration', 'Visual Development', 'Character Concepts'],
    company: 'Kettle & Crow',
    link: 'https://example.com/moonshine-witches',
  },
  {
    id: 'truck-stop-tactics',
    title: 'Truck Stop Tactics',
    description:
      'Turn-based logistics over bottomless coffee. Move freight, dodge weather and keep Big Wendell out of the pie until turn twelve.',
    alt: 'Game artwork: a trucker with a mug plans his route on a board of trucks and signs.',
    type: 'game',
    technologies: ['Unreal Engine', 'C++', 'Lua'],
    role: ['UI/UX Design', 'Unit Design', 'Portrait Art'],
    company: 'Midnight Motor Club',
  },
  {
    id: 'cactus-court',
    title: 'Cactus Court',
    description:
      'Arcade tennis against plants. They do not run, but they have reach, and Prickly Pete has never once returned a ball politely.',
    alt: 'Game artwork: a cactus in a vest swings a tambourine like a racket on a pink court.',
    type: 'game',
    technologies: ['Unity', 'Spine', 'Illustrator'],
    role: ['Character Design', 'Interface Art', 'Toy Line Concept'],
    company: 'Tumbleweed Toys',
    link: 'https://example.com/cactus-court',
  },
  {
    id: 'midnight-diner-dash',
    title: 'Midnight Diner Dash',
    description:
      'One waitress, one robot waitress, one counter and every trucker in three states. The pie has a timer and so does your patience.',
    alt: 'Game artwork: a waitress and a robot waitress race past a neon diner with coffee.',
    type: 'game',
    technologies: ['Godot', 'Aseprite', 'Tiled'],
    role: ['Environment Concept Art', 'Character Art', 'HUD & UI'],
    company: 'Static Cactus',
    link: 'https://example.com/midnight-diner-dash',
  },
  {
    id: 'bandit-beats',
    title: 'Bandit Beats',
    description:
      'A rhythm game with a rope: swing the lasso on the downbeat, steal the record on the off. Twenty songs, all of them too fast.',
    alt: 'Game artwork: a masked rider spins a lasso round a glowing record.',
    type: 'game',
    technologies: ['Unity', 'FMOD', 'After Effects'],
    role: ['Art Direction', 'Original Soundtrack', 'Visual Effects'],
    company: 'Neon Lasso Studio',
    link: 'https://example.com/bandit-beats',
  },
  {
    id: 'tumble-kart',
    title: 'Tumble Kart',
    description:
      'Pickup racing where the road is a suggestion and the tumbleweeds are aiming for you. Best played on a couch that has seen things.',
    alt: 'Game artwork: pickup trucks race down a desert road toward the viewer, a farmhand in front.',
    type: 'game',
    technologies: ['Unreal Engine', 'Maya', 'Substance 3D'],
    role: ['Vehicle Concept Art', 'Driver Design', 'Box Illustration'],
    company: 'Midnight Motor Club',
  },
  {
    id: 'lantern-deputy',
    title: 'Lantern Deputy',
    description:
      'The canyon is full of eyes and the deputy is an owl with one candle left. Light is your health, your weapon and your bad idea.',
    alt: 'Game artwork: an owl sheriff holds a lantern in a dark canyon full of watching eyes.',
    type: 'game',
    technologies: ['Unreal Engine', 'ZBrush', 'Houdini'],
    role: ['Creative Direction', 'Creature Design', 'Lighting Concepts'],
    company: 'Dust Devil Pictures',
    link: 'https://example.com/lantern-deputy',
  },
  {
    id: 'setlist',
    title: 'Setlist',
    description:
      "Tonight's songs in order, in the dark, at arm's length, with gloves on. Built with four bands who had lost one paper list too many.",
    alt: 'App artwork: a phone with a list of songs beside a bass player.',
    type: 'app',
    technologies: ['React Native', 'TypeScript', 'SQLite'],
    role: ['UI/UX Design', 'App Icon', 'Spot Illustrations'],
    company: 'Neon Lasso Studio',
    link: 'https://example.com/setlist',
  },
  {
    id: 'tip-jar-buddy',
    title: 'Tip Jar Buddy',
    description:
      "A pig that lives on a busker's phone and gets happier with every coin. It dances at twenty-five dollars; nobody taught it that.",
    alt: 'App artwork: a phone showing a smiling piggy bank, a singer beside it throws an arm wide.',
    type: 'app',
    technologies: ['Flutter', 'Rive', 'Dart'],
    role: ['Mascot Design', 'Interactive Animation', 'Interface Design'],
    company: 'Rodeo Radio',
    link: 'https://example.com/tip-jar-buddy',
  },
  {
    id: 'chord-corral',
    title: 'Chord Corral',
    description:
      'Rope the right strings and the chord is yours. First guitar lessons for small hands, with a banjo mode for the ones beyond saving.',
    alt: 'App artwork: a chord diagram on a phone roped by a lasso, a banjo boy beside it.',
    type: 'app',
    technologies: ['Swift', 'Core Audio', 'Lottie'],
    role: ['Character Design', 'Lesson Illustrations', 'UX Research'],
    company: 'Rodeo Radio',
  },
  {
    id: 'road-snacks',
    title: 'Road Snacks',
    description:
      'A map of places where somebody still cooks, rated by people in a hurry. Filter by pie, by chili, or by whether the cook talks to you.',
    alt: 'App artwork: a map with pins on a phone, a round cook beside it.',
    type: 'app',
    technologies: ['React Native', 'MapLibre', 'Node.js'],
    role: ['Brand Illustration', 'Map Icon Design', 'UI Design'],
    company: 'Kettle & Crow',
    link: 'https://example.com/road-snacks',
  },
  {
    id: 'stitch-club',
    title: 'Stitch Club',
    description:
      'Turns any picture into a cross-stitch pattern and counts along while you sew. Comes with forty of ours, roses and skulls alike.',
    alt: 'App artwork: an embroidered rose pattern on a phone, a sign painter beside it.',
    type: 'app',
    technologies: ['SwiftUI', 'Core Image', 'CloudKit'],
    role: ['Pattern Illustration', 'Visual Identity', 'Onboarding UX'],
    company: 'Neon Lasso Studio',
    link: 'https://example.com/stitch-club',
  },
  {
    id: 'storm-spotter',
    title: 'Storm Spotter',
    description:
      'Weather radar for those who drive toward it. Big type, few taps, and a voice that says turn around before you know you should.',
    alt: 'App artwork: a weather radar on a phone, a storm chaser striding beside it.',
    type: 'app',
    technologies: ['Kotlin', 'Jetpack Compose', 'WebGL'],
    role: ['Interface Design', 'Icon Set', 'Art Direction'],
    company: 'Dust Devil Pictures',
  },
  {
    id: 'little-farmhands',
    title: 'Little Farmhands',
    description:
      'Letters grow in rows and want picking. A spelling game disguised as an afternoon on a farm, with no ads, no shop and one rude goose.',
    alt: 'App artwork: a farm with letters on a phone, a girl with braids beside it.',
    type: 'app',
    technologies: ['Flutter', 'Rive', 'Firebase'],
    role: ['Character Design', 'Background Illustration', 'Voice of the Goose'],
    company: 'Tumbleweed Toys',
    link: 'https://example.com/little-farmhands',
  },
  {
    id: 'sleepy-coyote',
    title: 'Sleepy Coyote',
    description:
      'He dozes off, you doze off. Night sounds from real deserts, slow songs, and a coyote whose breathing you can set your own by.',
    alt: 'App artwork: a sleeping coyote under a moon on a phone, a girl in headphones beside it.',
    type: 'app',
    technologies: ['SwiftUI', 'AVFoundation', 'Rive'],
    role: ['Character Concept', 'Ambient Soundtrack', 'UI Design'],
    company: 'Static Cactus',
  },
];

interface Highlights {
  heading: string;
  lists: readonly { heading: string; type: Project['type']; items: readonly string[] }[];
}

/** Shown beside the projects; hidden without a list. */
export const highlights: Highlights = {
  heading: 'Experience Highlights',
  lists: [
    {
      heading: 'Game Development',
      type: 'game',
      items: [
        'Led the look of games from first napkin to launch day',
        'Designed over two hundred playable and unplayable characters',
        'Built 2D rigs and 3D sculpts that animators still write to me about',
        'Wrote and recorded two full soundtracks, one of them in a truck',
      ],
    },
    {
      heading: 'App Development',
      type: 'app',
      items: [
        'Designed interfaces for phones, tablets and one jukebox',
        'Drew mascots and icons that stay readable at 16 pixels',
        'Ran tests with real users: kids, buskers, storm chasers',
        'Handed developers tokens, states and assets they could ship',
      ],
    },
  ],
};

export const collaborate = {
  heading: 'Ready to Collaborate',
  text: 'Got a game that needs a face, or an app that needs a heart? Tell me about it. I answer every message, usually with a drawing.',
  button: 'Start a Project',
  href: '/contact',
  /** The works beside it, by slug; if none of them is in the gallery, a neon sign. */
  works: ['unit-9-denim', 'dust-devil-dot', 'deputy-nobody'],
  motif: 'gamepad' satisfies TileMotif,
} as const;
