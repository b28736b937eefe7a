import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolPath } from './tools.mjs';

const theme = join('src', 'theme');
const fonts = join('src', 'content', 'fonts');
const looks = ['shades.ts', join('content', 'looks.ts')].map((file) =>
  join('supabase', 'functions', '_shared', file),
);

/** What the generated code depends on: Panda's version, its configuration, the owner's looks and fonts, and the theme. */
function fingerprint() {
  const themeFiles = readdirSync(join(root, theme), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => join(theme, file));
  // An owner may have deleted the folder: then the fonts' own check names the file that is missing.
  const fontFiles = (existsSync(join(root, fonts)) ? readdirSync(join(root, fonts)) : [])
    .sort()
    .map((file) => join(fonts, file));
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'panda.config.ts', ...looks, ...fontFiles, ...themeFiles])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * Generates styled-system/ from src/theme, which a pull may have changed without changing any package.
 *
 * @param {string} node
 * @throws {Error} one sentence
 */
export function generateStyles(node) {
  const stamp = join(root, 'styled-system', '.generated-from');
  const current = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;

  const { status } = spawnSync(node, [toolPath('@pandacss/dev', 'panda'), 'codegen', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The styles could not be generated, for the reason above.');
  writeFileSync(stamp, current);
}
