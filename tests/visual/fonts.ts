import { readFileSync } from 'node:fs';
import { root } from '../../.scripts/checks/steps.ts';
import { hashOf } from './hashOf.ts';

const config = `${root}tests/visual/fonts.conf`;

/** Environment variables with which Chromium on Linux draws with the fonts of fonts.conf, and no others. */
export const fontEnvironment = {
  FONTCONFIG_FILE: config,
  // The cache holds what the configuration adds to a font, but is renewed only when a font's folder changes.
  XDG_CACHE_HOME: `${root}.local/fonts/${hashOf(readFileSync(config))}`,
  FONTCONFIG_SYSROOT: undefined,
  FREETYPE_PROPERTIES: undefined,
};
