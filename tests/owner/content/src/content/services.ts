type SocialService = 'linkedin' | 'instagram' | 'x' | 'spotify' | 'appleMusic';

export interface SocialLink {
  readonly service: SocialService;
  readonly label: string;
  readonly href: string;
}

export const socialLinks: readonly SocialLink[] = [
  { service: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/marenholt' },
];

export const contactLinks: readonly (SocialLink & { readonly isPlaceholder?: true })[] = [...socialLinks];

export interface StreamingService {
  readonly service: 'spotify' | 'appleMusic' | 'youtubeMusic';
  readonly label: string;
  readonly href: string;
}

export const streamingServices: readonly StreamingService[] = [];

interface Player {
  readonly origin: string;
  readonly artist: string;
  readonly loads: 'near' | 'click';
}

export const player: Player = {
  origin: 'https://open.spotify.com',
  artist: 'none',
  loads: 'near',
};

interface MetaPixel {
  readonly id: string;
}

export const metaPixel: MetaPixel | undefined = undefined;

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

export function thirdParties(services: {
  pixel: MetaPixel | undefined;
  player: Player | undefined;
}): ThirdParties {
  const { scripts, images, connections } = services.pixel
    ? withPixel
    : { scripts: [], images: [], connections: [] };
  return { scripts, images, connections, frames: services.player ? [services.player.origin] : [] };
}
