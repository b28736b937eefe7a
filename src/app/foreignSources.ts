import { ownEmptyAddresses } from '#content/pages.ts';
import { metaPixel, player, thirdParties } from '#content/services.ts';

/** The third-party origins for the content security policy. */
export const foreignSources = thirdParties({
  pixel: metaPixel,
  player: ownEmptyAddresses.includes('/music') ? undefined : player,
});
