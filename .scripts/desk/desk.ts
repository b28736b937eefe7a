import type { Environment } from '../../supabase/functions/_shared/config.ts';
import { type Database, openDatabase } from '../../supabase/functions/_shared/database.ts';
import { DeskError } from './deskError.ts';
import { readSettings, type Settings } from './settings.ts';
import type { Terminal } from './terminal.ts';

/** The commands' context. Nothing is read or opened before a command needs it. */
export class Desk {
  readonly terminal: Terminal;
  /** The file of settings that was named. */
  envFile: string | undefined;
  #settings: Settings | undefined;
  #database: Database | undefined;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
  }

  get settings(): Settings {
    this.#settings ??= readSettings(this.envFile);
    return this.#settings;
  }

  /** The settings, where they have been read. */
  get knownSettings(): Settings | undefined {
    return this.#settings;
  }

  get database(): Database {
    this.#database ??= openDatabase(this.settings.databaseUrl, { applicationName: 'desk' });
    return this.#database;
  }

  /** Reads a part of the functions' configuration. */
  configured<Config>(readPart: (read: Environment) => Config): Config {
    const { read, source } = this.settings;
    try {
      return readPart(read);
    } catch (error) {
      throw new DeskError(`${source}: ${error instanceof Error ? error.message : error}`, 2);
    }
  }

  say(sentence: string): void {
    this.terminal.err(`${sentence}\n`);
  }

  async close(): Promise<void> {
    await this.#database?.end({ timeout: 1 });
  }
}
