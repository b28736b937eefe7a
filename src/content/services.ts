/**
 * Every third-party service that the site links to or calls. The content security policy is generated from this file
 * (D21): a page can reach the services enabled here, and no others.
 */

type SocialService = 'linkedin' | 'instagram' | 'x' | 'spotify' | 'appleMusic';

export interface SocialLink {
  readonly service: SocialService;
  /** The service's accessible name. */
  readonly label: string;
  readonly href: string;
}

/** The services' front pages; replace them with the addresses of your profiles. */
export const socialLinks: readonly SocialLink[] = [
  { service: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { service: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/' },
  { service: 'x', label: 'X', href: 'https://x.com/' },
  { service: 'spotify', label: 'Spotify', href: 'https://open.spotify.com/' },
  { service: 'appleMusic', label: 'Apple Music', href: 'https://music.apple.com/' },
];

/** The five icons of /contact are placeholders (D9). To make them links, use `socialLinks` instead. */
export const contactLinks: readonly (SocialLink & { readonly isPlaceholder?: true })[] = socialLinks.map(
  (link) => ({ ...link, href: `#${link.service}`, isPlaceholder: true }),
);

export interface StreamingService {
  readonly service: 'spotify' | 'appleMusic' | 'youtubeMusic';
  readonly label: string;
  readonly href: string;
}

/** Where the music can be streamed. */
export const streamingServices: readonly StreamingService[] = [
  ...socialLinks.flatMap(({ service, ...link }) =>
    service === 'spotify' || service === 'appleMusic' ? { service, ...link } : [],
  ),
  { service: 'youtubeMusic', label: 'YouTube Music', href: 'https://music.youtube.com/' },
];

interface Player {
  /** The origin of the player's frame. */
  readonly origin: string;
  /** The last part of the artist page's address on Spotify. */
  readonly artist: string;
  /** `near`: loads when scrolled near. `click`: loads on request only, so that no visit is reported to Spotify. */
  readonly loads: 'near' | 'click';
}

/** An invented artist, which Spotify does not know; the card with links is shown instead of the player. */
export const player: Player = {
  origin: 'https://open.spotify.com',
  artist: '0000000000000000000000',
  loads: 'near',
};

interface MetaPixel {
  /** From Meta's Events Manager. */
  readonly id: string;
}

/**
 * The marketing pixel: off until an id is set, such as `{ id: '1234567890' }`. It sets cookies and reports every visit
 * to Meta; in many countries that requires consent, which you have to ask for.
 */
export const metaPixel: MetaPixel | undefined = undefined;

/** Third-party sources, by directive of the content security policy. */
export interface ThirdParties {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
}

const withPixel = {
  scripts: ['https://connect.facebook.net'],
  images: ['https://www.facebook.com'],
  connections: ['https://connect.facebook.net', 'https://www.facebook.com'],
};

/** @param services those that are enabled. */
export function thirdParties(services: {
  pixel: MetaPixel | undefined;
  player: Player | undefined;
}): ThirdParties {
  const { scripts, images, connections } = services.pixel
    ? withPixel
    : { scripts: [], images: [], connections: [] };
  return { scripts, images, connections, frames: services.player ? [services.player.origin] : [] };
}
