import { root } from '../../.scripts/checks/steps.ts';
import type { Ports } from '../../supabase/local/settings.ts';

/** The addresses of a worker's site and backend. */
export interface WorkerSettings {
  readonly dir: string;
  readonly builtSite: string;
  readonly site: string;
  readonly ports: Ports;
}

/** The published site's origin, which its pages contain wherever they are served. */
export const publishedAt = 'https://studio.example';

/** How many test files run in parallel, each with a site and backend. */
export const maxWorkers = 3;

const slot = Number(process.env['JOURNEYS_SLOT'] ?? 0);

/**
 * The settings of the nth worker. Its ports are off the default ones, and below the ephemeral range, which outgoing connections use.
 * Checkouts on one machine can run their journeys at the same time if each sets JOURNEYS_SLOT to another number.
 */
export function settingsOf(worker: number): WorkerSettings {
  const shift = 10 * ((maxWorkers + 1) * slot + worker - 1);
  const dir = `${root}.local/journeys/${worker}`;
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

/** The settings of the journeys on the development server. */
export const developmentSettings = settingsOf(maxWorkers + 1);
