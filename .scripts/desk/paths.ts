import { relative, resolve } from 'node:path';

/** The folder in which the command was typed; npm runs it in the project's folder. */
const here = process.env['INIT_CWD'] ?? process.cwd();

/** Resolves a path as typed. */
export function typedPath(path: string): string {
  return resolve(here, path);
}

/** A file's path as it can be typed there. */
export function shownPath(file: string): string {
  return relative(here, file);
}
