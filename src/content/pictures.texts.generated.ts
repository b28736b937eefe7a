/* Written by `npm run art`. Do not edit: change mocks/art and run it again. */
import type { PictureName } from './pictures.generated.ts';

/** Title and alternative text of every picture. */
export const pictureTexts = {
  'hero/home': {
    title: 'The sign that is always lit',
    alt: 'Night over a desert highway: a neon sign in the shape of a lasso reads Neon Lasso above a parked pick-up truck, mesas and cacti.',
  },
  'tiles/concept-art': {
    title: 'Character concept art',
    alt: 'A sheet of character studies: a red-haired cowpunk with a guitar, her turnaround and colour swatches.',
  },
  'tiles/3d': {
    title: '3D character art',
    alt: 'Three clay figures side by side: a coyote, a robot in a cowboy hat and a potted cactus.',
  },
  'tiles/music': {
    title: 'Music',
    alt: 'A small stage with amplifiers, a drum kit and a pink guitar under a neon sign that reads Loud.',
  },
  'tiles/projects': {
    title: 'Games and apps',
    alt: 'An arcade cabinet, a telephone and a gamepad standing in the desert at dusk.',
  },
  'tiles/store': {
    title: 'Store',
    alt: 'Three printed T-shirts on a rope, a gig poster and a parcel.',
  },
  'music/hero': {
    title: 'Second encore',
    alt: 'A band on a small stage at night: a red-haired singer with a pink guitar, a bassist and a drummer, seen over the heads of the crowd.',
  },
  'class/hero': {
    title: 'From block to finish',
    alt: 'The same clay cowgirl at three stages: rough grey blocks, a detailed grey sculpt and the finished coloured figure.',
  },
  'profile/artist': {
    title: 'The artist',
    alt: 'Drawn self-portrait of the artist: pink hair under a teal bandana, denim jacket, a pencil in the raised hand, a ring of neon behind.',
  },
  'shirts/cowpunk-graffiti': {
    title: 'Cowpunk Graffiti Tee',
    alt: 'A black T-shirt on a hanger, printed with a skull in a teal cowboy hat on dripping pink spray paint and the word Cowpunk.',
  },
  'shirts/idk-about-cars': {
    title: 'IDK About Cars Comic Tee',
    alt: 'A cream T-shirt on a hanger, printed with a comic panel: a prom queen beside a smoking truck says I do not know about cars.',
  },
  'shirts/southern-truck': {
    title: 'Southern Truck Comic Tee',
    alt: 'A rust-red T-shirt on a hanger, printed with a teal pick-up truck, a cactus and a halftone sun.',
  },
  'concept-art/01': {
    title: 'Rosalie Static',
    alt: 'Concept art: a red-haired cowpunk singer in a black hat and fringed jacket strums a pink electric guitar.',
  },
  'concept-art/02': {
    title: 'Big Wendell',
    alt: 'Concept art: a stout trucker with a grey walrus moustache and a red cap holds a steaming mug.',
  },
  'concept-art/03': {
    title: 'Dust Devil Dot',
    alt: 'Concept art: a small girl with teal pigtails balances on a pink skateboard, arms flung out.',
  },
  'concept-art/04': {
    title: 'Coyote Calhoun',
    alt: 'Concept art: a coyote in a leather waistcoat sits on a crate and picks an acoustic guitar.',
  },
  'concept-art/05': {
    title: 'Marigold Wrench',
    alt: 'Concept art: a mechanic with curly hair, a red spotted bandana and an orange jumpsuit shoulders a giant wrench.',
  },
  'concept-art/06': {
    title: 'Sister Moonshine',
    alt: 'Concept art: a desert witch in a tall crooked hat and long violet skirt carries a broom.',
  },
  'concept-art/07': {
    title: 'Unit 9 Denim',
    alt: 'Concept art: a blue robot in a brown cowboy hat and denim jacket plays the banjo.',
  },
  'concept-art/08': {
    title: 'Prickly Pete',
    alt: 'Concept art: a cheerful cactus in a waistcoat shakes a red tambourine over his head.',
  },
  'concept-art/09': {
    title: 'Bootleg Bonnie',
    alt: 'Concept art: a punk with a pink mohawk drops to one knee and plays a black flying guitar.',
  },
  'concept-art/10': {
    title: 'Deputy Nobody',
    alt: 'Concept art: a skeleton deputy in a long coat and black hat raises a glowing lantern.',
  },
  'concept-art/11': {
    title: 'Loretta Voltage',
    alt: 'Concept art: a country queen with a towering blonde bouffant and pink dress sings with one arm thrown wide.',
  },
  'concept-art/12': {
    title: 'Hank Overdrive',
    alt: 'Concept art: a bassist with a huge pompadour and sideburns in a teal suit leans back into a low note.',
  },
  'concept-art/13': {
    title: 'Jackalope Jill',
    alt: 'Concept art: a jackalope in roller-derby stripes leaps with both gloved hands in the air.',
  },
  'concept-art/14': {
    title: 'Otis Longhorn',
    alt: 'Concept art: a broad longhorn in a violet suit guards the door with his fists on his hips.',
  },
  'concept-art/15': {
    title: 'Magpie Maggie',
    alt: 'Concept art: a crow in a wine-red gambler hat spreads a treasure map between her hands.',
  },
  'concept-art/16': {
    title: 'Birdie Lariat',
    alt: 'Concept art: a rider in a polka-dot bandana spins a lasso above her head.',
  },
  'concept-art/17': {
    title: 'Tilly Tumble',
    alt: 'Concept art: a laughing farmhand with black braids, straw hat and overalls raises a finger.',
  },
  'concept-art/18': {
    title: 'Neon Nell',
    alt: 'Concept art: a sign painter with a black bob, goggles and leather apron blows bubble gum and holds a can of pink spray paint.',
  },
  'concept-art/19': {
    title: 'Gila Gus',
    alt: 'Concept art: a spotted gila monster in a waistcoat sits on an amplifier with a harmonica.',
  },
  'concept-art/20': {
    title: 'Preacher Feedback',
    alt: 'Concept art: a bearded man in a wide hat and long coat squeezes a red accordion.',
  },
  'concept-art/21': {
    title: 'Pepe Ruckus',
    alt: 'Concept art: a rodeo clown with a round red nose, top hat and yellow overalls kicks up one platform boot.',
  },
  'concept-art/22': {
    title: 'Midnight Mae',
    alt: 'Concept art: a diner waitress in a mint dress and apron carries a coffee, one fist on her hip.',
  },
  'concept-art/23': {
    title: 'Stagecoach Stan',
    alt: 'Concept art: a very thin old prospector with a white beard holds up a flag that reads Gold.',
  },
  'concept-art/24': {
    title: 'Ginger Thunder',
    alt: 'Concept art: a drummer with a shaggy fringe sits on a crate twirling drumsticks.',
  },
  'concept-art/25': {
    title: 'Sheriff Hootenanny',
    alt: 'Concept art: a small round owl sheriff with a star medal stands with wings on hips.',
  },
  'concept-art/26': {
    title: 'Halley Hitch',
    alt: 'Concept art: a hitchhiker in a yellow beanie and hoodie sticks out a thumb, a boombox at her feet.',
  },
  'concept-art/27': {
    title: 'Welder Wren',
    alt: 'Concept art: a welder with a raised mask and heavy gloves lifts a hammer.',
  },
  'concept-art/28': {
    title: 'Karaoke Ken',
    alt: 'Concept art: a crooner with a blond mullet and a powder-pink suit sings into a microphone.',
  },
  'concept-art/29': {
    title: 'Queen of Route Nine',
    alt: 'Concept art: a green-skinned prom queen with a crown and a purple tulle skirt points the way.',
  },
  'concept-art/30': {
    title: 'Chili Chuck',
    alt: 'Concept art: a round cook in a tall white hat and flame apron lifts a bottle of hot sauce.',
  },
  'concept-art/31': {
    title: 'Stevie Stormchaser',
    alt: 'Concept art: a storm chaser with a pink side shave strides ahead in a yellow flight jacket.',
  },
  'concept-art/32': {
    title: 'Tattooed Tex',
    alt: 'Concept art: a bald bearded giant with tattooed arms throws the horns.',
  },
  'concept-art/33': {
    title: 'Rattlesnake Rita',
    alt: 'Concept art: a dancer in a snakeskin-green corset and fringed chaps kicks a boot to the side.',
  },
  'concept-art/34': {
    title: 'The Night Driver',
    alt: 'Concept art: a driver in dark glasses and a red bomber jacket raises a finger.',
  },
  'concept-art/35': {
    title: 'Radio Ranger',
    alt: 'Concept art: a teenager in big headphones and an oversized hoodie gives a lopsided smile.',
  },
  'concept-art/36': {
    title: 'Dolly Diode',
    alt: 'Concept art: a robot waitress with teal eyes and a coral skirt offers a cup of coffee.',
  },
  'concept-art/37': {
    title: 'Tammy Twotone',
    alt: 'Concept art: a blues player with a silver ponytail and round glasses plays a steel resonator guitar.',
  },
  'concept-art/38': {
    title: 'Bone Mariachi',
    alt: 'Concept art: a skeleton in a wide teal hat and crimson jacket plays an orange guitar.',
  },
  'concept-art/39': {
    title: 'Astra Calamity',
    alt: 'Concept art: a space cowgirl in a white jumpsuit holds up a flag with the word Yes.',
  },
  'concept-art/40': {
    title: 'Little Banjo Boone',
    alt: 'Concept art: a small boy in an enormous hat sits on a tyre with a banjo bigger than he is.',
  },
  '3d/01': {
    title: 'Rosalie, first clay',
    alt: '3D figure: a squat clay cowgirl with red hair, a black hat and a pink guitar.',
  },
  '3d/02': {
    title: 'Big Wendell in the round',
    alt: '3D figure: a round clay trucker with a white moustache, a red cap and a mustard shirt, fists on his hips.',
  },
  '3d/03': {
    title: 'Coyote Calhoun in ochre',
    alt: '3D figure: a clay coyote with tall ears, a bandana and a grin, waving.',
  },
  '3d/04': {
    title: 'Prickly Pete',
    alt: '3D figure: a fat clay cactus in a terracotta pot wearing a straw-coloured hat.',
  },
  '3d/05': {
    title: 'Unit 9, enamel test',
    alt: '3D figure: a boxy enamel robot with glowing pink eyes and a brown cowboy hat.',
  },
  '3d/06': {
    title: 'Sister Moonshine at rest',
    alt: '3D figure: a clay witch in a crooked violet hat holding a lit lantern.',
  },
  '3d/07': {
    title: 'Deputy Nobody',
    alt: '3D figure: a bone-white skull deputy with a black hat, long coat and star.',
  },
  '3d/08': {
    title: 'Otis, doorman',
    alt: '3D figure: a broad clay longhorn in a violet suit with a gold nose ring.',
  },
  '3d/09': {
    title: 'Jackalope Jill',
    alt: '3D figure: a clay jackalope with antlers and a striped jersey, one paw in the air.',
  },
  '3d/10': {
    title: 'Southern truck',
    alt: '3D figure: a chubby coral pick-up truck of clay with a cactus in its bed.',
  },
  '3d/11': {
    title: 'Boot with a view',
    alt: '3D figure: a tooled red cowboy boot of clay used as a planter for three round cacti.',
  },
  '3d/12': {
    title: 'Little amp, big heart',
    alt: '3D figure: a clay amplifier with a face and short legs, a teal guitar leaning on it.',
  },
  '3d/13': {
    title: 'Tip jar, glazed',
    alt: '3D figure: a glazed pink piggy bank in a small cowboy hat with a gold coin above its slot.',
  },
  'illustration/01': {
    title: 'Vacancy at the Relax',
    alt: 'Illustration: a pink motel at night under a full moon; a hitchhiker crosses the lot by a neon sign that reads Motel Relax.',
  },
  'illustration/02': {
    title: 'Route Nine, early',
    alt: 'Illustration: sunrise over a desert highway; a coyote cheers from the bed of a red pick-up truck among flowering cacti.',
  },
  'illustration/03': {
    title: 'Grand Ole Racket',
    alt: 'Illustration: a country queen sings on a neon-lit stage between a bassist and a kneeling punk guitarist, hands raised in the crowd.',
  },
  'illustration/04': {
    title: 'Pie after midnight',
    alt: 'Illustration: a waitress with a coffee in a teal diner, a glowing jukebox beside her, a truck passing in the window.',
  },
  'illustration/05': {
    title: 'Towards it, always',
    alt: 'Illustration: lightning behind the water tower of a town called Lasso; a storm chaser strides through the rain past her yellow truck.',
  },
  'illustration/06': {
    title: 'Three-chord campfire',
    alt: 'Illustration: a coyote with a guitar, a boy with a banjo and a singing cactus around a campfire under the stars.',
  },
  'illustration/07': {
    title: 'Two rows from the screen',
    alt: 'Illustration: a drive-in cinema at dusk; on the screen a skeleton deputy and a longhorn, in front three parked cars and two friends seen from behind.',
  },
  'illustration/08': {
    title: 'County fair, robots free',
    alt: 'Illustration: a neon Ferris wheel over striped tents at dusk, two robots, a skater girl and a jackalope in front.',
  },
  'toy-design/01': {
    title: 'Rosalie Static, vinyl',
    alt: 'Toy design: a big-headed vinyl cowpunk on a named stand, shown from three sides.',
  },
  'toy-design/02': {
    title: 'Coyote Calhoun on card',
    alt: 'Toy design: a coyote figure in a blister pack with his guitar-playing portrait on the card.',
  },
  'toy-design/03': {
    title: 'Unit 9, boxed',
    alt: 'Toy design: a window box with a denim-jacketed robot against a printed desert dusk, a second one cheering outside.',
  },
  'toy-design/04': {
    title: 'Roadside Six, series one',
    alt: 'Toy design: a poster of six blind-box figures: cactus, longhorn, crow, gila monster, skeleton and robot.',
  },
  'toy-design/05': {
    title: 'Sister Moonshine, vinyl',
    alt: 'Toy design: a witch figure with an oversized crooked hat on a violet stand, shown from three sides.',
  },
  'toy-design/06': {
    title: 'Bootleg Bonnie on card',
    alt: 'Toy design: a mohawked punk figure in a blister pack, her kneeling solo printed behind.',
  },
  'toy-design/07': {
    title: 'Sheriff Hootenanny, vinyl',
    alt: 'Toy design: a round owl sheriff on a walnut stand, shown from three sides.',
  },
  'toy-design/08': {
    title: 'Loretta Voltage, boxed',
    alt: 'Toy design: a window box with a blonde country queen in pink, a second one with her arm up outside.',
  },
  'toy-design/09': {
    title: 'Chili Chuck on card',
    alt: 'Toy design: a moustached cook figure in a tall white hat in a blister pack, lifting a bottle of hot sauce on the card.',
  },
  'projects/01': {
    title: 'Mesa Run',
    alt: 'Game artwork: a girl on a skateboard jumps a canyon at sunset under the title Mesa Run.',
  },
  'projects/02': {
    title: 'Coyote Karaoke',
    alt: 'Game artwork: a coyote and a mulleted crooner share a neon karaoke stage.',
  },
  'projects/03': {
    title: 'Last Bus to Luna',
    alt: 'Game artwork: a space cowgirl with a flag waits on the moon for a bus, the earth behind her.',
  },
  'projects/04': {
    title: 'Static Rodeo',
    alt: 'Game artwork: a robot in denim on a lightning-lit rodeo ground.',
  },
  'projects/05': {
    title: 'Ghost Town Tycoon',
    alt: 'Game artwork: a skeleton deputy with a lantern in the main street of a wooden ghost town.',
  },
  'projects/06': {
    title: 'Boots & Bolts',
    alt: 'Game artwork: a welder and a mechanic stand side by side between giant gears.',
  },
  'projects/07': {
    title: 'Jackalope Derby',
    alt: 'Game artwork: three runners led by a leaping jackalope on a red racetrack.',
  },
  'projects/08': {
    title: 'Moonshine Witches',
    alt: 'Game artwork: two witches with brooms before an enormous yellow moon.',
  },
  'projects/09': {
    title: 'Truck Stop Tactics',
    alt: 'Game artwork: a trucker with a mug plans his route on a board of trucks and signs.',
  },
  'projects/10': {
    title: 'Cactus Court',
    alt: 'Game artwork: a cactus in a waistcoat swings a tambourine like a racket on a pink court.',
  },
  'projects/11': {
    title: 'Midnight Diner Dash',
    alt: 'Game artwork: a waitress and a robot waitress race past a neon diner with coffee.',
  },
  'projects/12': {
    title: 'Bandit Beats',
    alt: 'Game artwork: a masked rider spins a lasso round a glowing record.',
  },
  'projects/13': {
    title: 'Tumble Kart',
    alt: 'Game artwork: pick-up trucks race down a desert road towards the viewer, a farmhand in front.',
  },
  'projects/14': {
    title: 'Lantern Deputy',
    alt: 'Game artwork: an owl sheriff holds a lantern in a dark canyon full of watching eyes.',
  },
  'projects/15': {
    title: 'Setlist',
    alt: 'App artwork: a telephone with a list of songs beside a bass player.',
  },
  'projects/16': {
    title: 'Tip Jar Buddy',
    alt: 'App artwork: a telephone showing a smiling piggy bank, a singer beside it throws an arm wide.',
  },
  'projects/17': {
    title: 'Chord Corral',
    alt: 'App artwork: a chord diagram on a telephone roped by a lasso, a banjo boy beside it.',
  },
  'projects/18': {
    title: 'Road Snacks',
    alt: 'App artwork: a map with pins on a telephone, a round cook beside it.',
  },
  'projects/19': {
    title: 'Stitch Club',
    alt: 'App artwork: an embroidered rose pattern on a telephone, a sign painter beside it.',
  },
  'projects/20': {
    title: 'Storm Spotter',
    alt: 'App artwork: a weather radar on a telephone, a storm chaser striding beside it.',
  },
  'projects/21': {
    title: 'Little Farmhands',
    alt: 'App artwork: a farm with letters on a telephone, a girl with braids beside it.',
  },
  'projects/22': {
    title: 'Sleepy Coyote',
    alt: 'App artwork: a sleeping coyote under a moon on a telephone, a girl in headphones beside it.',
  },
} as const satisfies Record<PictureName, { readonly title: string; readonly alt: string }>;
