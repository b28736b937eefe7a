import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, readPaymentsConfig } from '../../supabase/functions/_shared/config.ts';
import { asFunctionsRead, type Settings, takesPayments } from '../doctor/settings.ts';

/** The settings that the functions read, found by running the code that reads them. */
export function functionSettings(settings: Settings): Settings {
  const names = new Set<string>();
  const read = (name: string) => {
    names.add(name);
    return asFunctionsRead(settings)(name);
  };
  readConfig(read);
  if (takesPayments) readPaymentsConfig(read);
  // The platform sets names with this prefix itself.
  return Object.fromEntries(
    [...names]
      .filter((name) => !name.startsWith('SUPABASE_') && settings[name])
      .map((name) => [name, settings[name]]),
  );
}

/** A value in an env file is read literally between quotes, which cannot be escaped. */
function quoted(name: string, value: string): string {
  const quote = ["'", '"', '`'].find((candidate) => !value.includes(candidate));
  if (quote === undefined)
    throw new Error(`${name} has all three kinds of quotes, which no env file can hold.`);
  return `${quote}${value}${quote}`;
}

/** Puts settings into an env file that only this account can read, for as long as it is used. */
export async function withSecretsFile(
  settings: Settings,
  use: (file: string) => Promise<void>,
): Promise<void> {
  const lines = Object.entries(settings).map(([name, value = '']) => `${name}=${quoted(name, value)}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const file = join(folder, 'secrets.env');
    writeFileSync(file, lines.join(''), { mode: 0o600 });
    await use(file);
  } finally {
    remove();
    process.off('exit', remove);
  }
}
