import { relative, resolve } from 'node:path';

/** Where the command was typed: npm runs it in the project's folder. */
const here = process.env['INIT_CWD'] ?? process.cwd();

/** The file that is meant by a path as it was typed. */
export function typedPath(path: string): string {
  return resolve(here, path);
}

/** A file's path as it can be typed there. */
export function shownPath(file: string): string {
  return relative(here, file);
}
