/** The forty people (and others) of the studio's world. One sheet of concept art each; other families borrow them. */
import type { Character } from './character.ts';
import { sheets01to10 } from './sheets-01-10.ts';
import { sheets11to20 } from './sheets-11-20.ts';
import { sheets21to30 } from './sheets-21-30.ts';
import { sheets31to40 } from './sheets-31-40.ts';

export const cast: readonly Character[] = [
  ...sheets01to10,
  ...sheets11to20,
  ...sheets21to30,
  ...sheets31to40,
];
