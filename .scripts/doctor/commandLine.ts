import { parseArgs } from 'node:util';
import { readSettings, type Settings } from './settings.ts';

interface CommandLine {
  envFile: string;
  settings: Settings;
  hasFlag: boolean;
}

/** Reads `--env <file>`, the settings in it and one flag; undefined, with the reason printed, where they cannot be used. */
export function readCommandLine(flag: string): CommandLine | undefined {
  try {
    const { values } = parseArgs({
      options: { env: { type: 'string', default: '.env.production' }, [flag]: { type: 'boolean' } },
    });
    const envFile = String(values.env);
    return { envFile, settings: readSettings(envFile), hasFlag: values[flag] === true };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}
