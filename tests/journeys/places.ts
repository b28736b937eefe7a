import { root } from '../../.scripts/checks/steps.ts';

/** Where the journeys' site and backend are, out of the way of what may be running on the usual ports. */
export const site = 'http://localhost:4193';
export const ports = { functions: 54391, database: 54392, mailbox: 54394, checkout: 54395 };
export const builtSite = `${root}.local/journeys/site`;
