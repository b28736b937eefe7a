import { root } from '../../.scripts/checks/steps.ts';
import type { Ports } from '../../supabase/local/settings.ts';

/** Where the site and the backend of one worker's journeys are. */
export interface Places {
  readonly dir: string;
  readonly builtSite: string;
  readonly site: string;
  readonly ports: Ports;
}

/** Where the site would be published: what its pages say of themselves, wherever they are. */
export const publishedAt = 'https://studio.example';

/** Test files run in parallel, this many at once, each in its own world. */
export const worlds = 3;

const slot = Number(process.env['JOURNEYS_SLOT'] ?? 0);

/**
 * The places of the first, second … world, out of the way of what may be running on the usual ports, and below those that
 * systems hand out by themselves: a connection might have one of them.
 * Checkouts on one machine can run their journeys at the same time when each sets JOURNEYS_SLOT to another number.
 */
export function placesOf(world: number): Places {
  const shift = 10 * ((worlds + 1) * slot + world - 1);
  const dir = `${root}.local/journeys/${world}`;
  return {
    dir,
    builtSite: `${dir}/site`,
    site: `http://localhost:${21_900 + shift}`,
    ports: {
      functions: 21_901 + shift,
      database: 21_902 + shift,
      mailbox: 21_904 + shift,
      checkout: 21_905 + shift,
    },
  };
}

/** The world of the journeys on the development server. */
export const developmentPlaces = placesOf(worlds + 1);
