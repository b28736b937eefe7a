export type Kind =
  | 'human'
  | 'coyote'
  | 'robot'
  | 'skull'
  | 'longhorn'
  | 'crow'
  | 'jackalope'
  | 'cactus'
  | 'gila'
  | 'owl';
export type Jaw = 'round' | 'square' | 'pointed' | 'heavy' | 'long';
export type Mood = 'cool' | 'cocky' | 'happy' | 'fierce' | 'soft' | 'worried' | 'sly';
type Mouth =
  | 'smirk'
  | 'grin'
  | 'sing'
  | 'lips'
  | 'flat'
  | 'teeth'
  | 'pout'
  | 'tongue'
  | 'straw'
  | 'bubble'
  | 'frown'
  | 'laugh';
type Nose = 'wedge' | 'button' | 'round' | 'long' | 'wide';
export type HairStyle =
  | 'long'
  | 'bouffant'
  | 'mohawk'
  | 'braids'
  | 'pigtails'
  | 'bob'
  | 'mullet'
  | 'pompadour'
  | 'curls'
  | 'ponytail'
  | 'buzz'
  | 'spiky'
  | 'sideshave'
  | 'shag'
  | 'bun'
  | 'bald'
  | 'waves'
  | 'slick';
export type HatStyle =
  | 'cowboy'
  | 'gambler'
  | 'tengallon'
  | 'cap'
  | 'beanie'
  | 'bandana'
  | 'straw'
  | 'witch'
  | 'headphones'
  | 'welding'
  | 'crown'
  | 'flowers'
  | 'chef'
  | 'goggles'
  | 'tophat'
  | 'none';
type FacialHair = 'moustache' | 'beard' | 'goatee' | 'stubble' | 'sideburns' | 'walrus' | 'none';

export interface HeadLook {
  readonly kind?: Kind;
  readonly skin: string;
  readonly jaw?: Jaw;
  readonly yaw?: number;
  readonly mood?: Mood;
  readonly mouth?: Mouth;
  readonly nose?: Nose;
  readonly iris?: string;
  readonly lashes?: boolean;
  readonly shadow?: string;
  readonly lips?: string;
  readonly hair?: HairStyle;
  readonly hairColour?: string;
  readonly hat?: HatStyle;
  readonly hatColour?: string;
  readonly band?: string;
  readonly hatTilt?: number;
  readonly facial?: FacialHair;
  readonly extras?: readonly (
    | 'freckles'
    | 'scar'
    | 'glasses'
    | 'shades'
    | 'earrings'
    | 'star'
    | 'blush'
    | 'patch'
    | 'nosering'
    | 'toothgap'
    | 'plaster'
    | 'tear'
    | 'warpaint'
    | 'wrinkles'
  )[];
  /** Seen from behind: no face. */
  readonly back?: boolean;
  readonly closed?: boolean;
}
