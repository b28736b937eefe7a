/** `npm run deploy` with command lines in place of the hosts' own, which note how they are called. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deploy } from '../../.scripts/deploy/deploy.ts';
import { withSecretsFile } from '../../.scripts/deploy/secretsFile.ts';
import { secretValues } from '../../.scripts/doctor/redact.ts';
import type { Settings } from '../../.scripts/doctor/settings.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { servePostgres } from '../../supabase/local/postgresServer.ts';
import { addHostedExtensions } from '../backend/support/deployment/deployment.ts';
import { temporaryFolder } from '../backend/support/temporaryFolder.ts';

const root = join(import.meta.dirname, '..', '..');
const recorder = join(root, 'tests', 'backend', 'support', 'deployment', 'recordCommand.cjs');
const folder = temporaryFolder();
const record = join(folder.path, 'record.jsonl');
// In the folder of npm's script, as in an npm installation.
copyFileSync(recorder, join(folder.path, 'npx-cli.js'));
const scripts = { build: join(folder.path, 'build.cjs'), doctor: join(folder.path, 'doctor.cjs') };
for (const script of Object.values(scripts)) copyFileSync(recorder, script);

const noVault = 'drop schema vault cascade';
let sql: postgres.Sql;
let databaseUrl: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const db = await PGlite.create();
  const port = await freePort();
  const server = await servePostgres(db, port, console.error);
  databaseUrl = `postgres://postgres:the-password@127.0.0.1:${port}/postgres`;
  sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  await addHostedExtensions(sql);
  stop = async () => {
    await sql.end({ timeout: 1 });
    server.close();
    await db.close();
  };
});
afterAll(async () => {
  await stop();
  folder.remove();
});
beforeEach(async () => {
  rmSync(record, { force: true });
  vi.stubEnv('npm_execpath', join(folder.path, 'npm-cli.js'));
  vi.stubEnv('RECORD', record);
  await sql`truncate vault.secrets`;
  return () => vi.unstubAllEnvs();
});

const settings = (): Settings => ({
  SITE_URL: 'https://studio.example',
  SITE_HOST: 'cloudflare-pages',
  CLOUDFLARE_PAGES_PROJECT: 'studio',
  CLOUDFLARE_ACCOUNT_ID: 'an-account',
  CLOUDFLARE_API_TOKEN: 'a-token-of-the-host',
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
  SUPABASE_ACCESS_TOKEN: 'sbp_token_of_the_project',
  DATABASE_POOLER_URL: databaseUrl,
  RESEND_API_KEY: 're_the_key_of_mail',
  MAIL_FROM: 'Pat\'s "Studio" <hello@studio.example>',
  OWNER_EMAIL: 'me@studio.example',
  STRIPE_SECRET_KEY: 'sk_live_of_payments',
  STRIPE_WEBHOOK_SECRET: 'whsec_of-payments',
  TOKEN_SECRET: 'the-secret-of-links-in-mails',
  DELIVERY_SECRET: 'the-secret-of-the-schedule',
});

const callSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    args: v.array(v.string()),
    env: v.record(v.string(), v.string()),
    secrets: v.optional(v.object({ file: v.string(), text: v.string(), mode: v.number() })),
  }),
);

/** How the command lines were called. */
function calls(): v.InferOutput<typeof callSchema>[] {
  if (!existsSync(record)) return [];
  return readFileSync(record, 'utf8')
    .trim()
    .split('\n')
    .map((line) => v.parse(callSchema, line));
}

/** Without the programs' own paths. */
const commands = () =>
  calls().map(({ args: [script = '', ...args], secrets }) =>
    [basename(script), ...args.map((arg) => (arg === secrets?.file ? 'FILE' : arg))].join(' '),
  );

interface Ran {
  readonly isDeployed: boolean;
  readonly output: string;
}

async function run(given: Settings = settings(), isDryRun = false, problem?: string): Promise<Ran> {
  const lines: string[] = [];
  const options = { envFile: '.env.production', settings: given, contentProblem: () => problem, scripts };
  const isDeployed = await deploy(options, isDryRun, (line) => lines.push(line));
  return { isDeployed, output: lines.join('\n') };
}

const vault = () => sql`select name, secret from vault.secrets order by name`;
const inVault = [
  { name: 'delivery_secret', secret: 'the-secret-of-the-schedule' },
  { name: 'functions_url', secret: 'https://abcdefghijklmnopqrst.supabase.co/functions/v1' },
];
const everyCommand = [
  'npx-cli.js --yes supabase@3.1.0 db push --remote=abcdefghijklmnopqrst --yes',
  'npx-cli.js --yes supabase@3.1.0 secrets set --remote=abcdefghijklmnopqrst --env-file FILE --yes',
  'npx-cli.js --yes supabase@3.1.0 functions deploy --use-api --remote=abcdefghijklmnopqrst --yes',
  'build.cjs',
  'npx-cli.js --yes wrangler@4.164.0 pages deploy dist --project-name studio --branch main --commit-dirty=true',
  'doctor.cjs --env .env.production',
];

test('deploys everything in order, and can be repeated', async () => {
  for (const time of [1, 2]) {
    const { isDeployed, output } = await run();
    expect(output).toContain('Everything is deployed.');
    expect(isDeployed).toBe(true);
    expect(commands()).toHaveLength(everyCommand.length * time);
    expect(commands().slice(-everyCommand.length)).toEqual(everyCommand);
    expect(await vault()).toEqual(inVault);
  }
});

test('a changed secret of the schedule replaces the old one', async () => {
  await run();
  await run({ ...settings(), DELIVERY_SECRET: 'another-secret-of-the-schedule' });
  expect(await vault()).toEqual([{ ...inVault[0], secret: 'another-secret-of-the-schedule' }, inVault[1]]);
});

test('secrets are passed by a file that is deleted, or by the environment, never by an argument', async () => {
  const { output } = await run();
  const secrets = secretValues(settings()).map(([, value]) => value);
  for (const { args } of calls()) for (const secret of secrets) expect(args.join(' ')).not.toContain(secret);
  for (const secret of secrets) expect(output).not.toContain(secret);

  const [push, set, , build, upload] = calls();
  expect(push?.env).toMatchObject({ SUPABASE_ACCESS_TOKEN: 'sbp_token_of_the_project' });
  expect(upload?.env).toMatchObject({
    CLOUDFLARE_API_TOKEN: 'a-token-of-the-host',
    CLOUDFLARE_ACCOUNT_ID: 'an-account',
  });
  const { SITE_URL, VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = settings();
  expect(build?.env).toMatchObject({ SITE_URL, VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY });
  const {
    SITE_HOST: _,
    CLOUDFLARE_PAGES_PROJECT: __,
    CLOUDFLARE_ACCOUNT_ID: ___,
    CLOUDFLARE_API_TOKEN: ____,
    VITE_SUPABASE_URL: _____,
    VITE_SUPABASE_PUBLISHABLE_KEY: ______,
    SUPABASE_ACCESS_TOKEN: _______,
    ...ofFunctions
  } = settings();
  expect(parseEnv(set?.secrets?.text ?? '')).toEqual(ofFunctions);
  if (process.platform !== 'win32') expect(set?.secrets?.mode).toBe(0o600);
  expect(existsSync(set?.secrets?.file ?? folder.path)).toBe(false);
});

test('a value with all kinds of quotes is refused, before anything is written', async () => {
  await expect(withSecretsFile({ MAIL_FROM: '\'"`' }, async () => {})).rejects.toThrow(
    'MAIL_FROM has all three',
  );
});

describe('a step that fails is the last one', () => {
  const steps: readonly (readonly [step: string, failAt: string, before: number])[] = [
    ['Apply the migrations', 'db push', 0],
    ["Set the functions' secrets", 'secrets set', 1],
    ['Deploy the functions', 'functions deploy', 2],
    ['Upload the site', 'pages deploy', 4],
    ['Look at the deployment', '--env .env.production', 5],
  ];

  test.each(steps)('%s', async (step, failAt, before) => {
    vi.stubEnv('FAIL_AT', failAt);
    const { isDeployed, output } = await run();
    expect(isDeployed).toBe(false);
    expect(commands()).toEqual(everyCommand.slice(0, before + 1));
    expect(output).toMatch(new RegExp(`Stopped at "${step}": .+ ended with 3\\.`));
    const [done, left] = output.split('\nNot done:\n');
    expect(done).toContain('Done:\n  Check the content');
    expect(done?.split('Done:\n')[1]).not.toContain(step);
    expect(left).toMatch(new RegExp(`^  ${step}`));
    expect(output).toMatch(/run the same command again.+\n {2}npm run deploy -- --env \.env\.production$/);

    vi.stubEnv('FAIL_AT', '');
    expect((await run()).isDeployed).toBe(true);
  });

  test('Check the content', async () => {
    const { isDeployed, output } = await run(settings(), false, 'src/content/site.ts, line 3: wrong.');
    expect(isDeployed).toBe(false);
    expect(output).toContain(
      'Stopped at "Check the content": src/content/site.ts, line 3: wrong.\nNothing was done.',
    );
    expect(commands()).toEqual([]);
  });

  test('Build the site', async () => {
    writeFileSync(scripts.build, 'process.exit(1)');
    const { output } = await run();
    copyFileSync(recorder, scripts.build);
    expect(output).toContain('Stopped at "Build the site"');
    expect(commands()).toEqual(everyCommand.slice(0, 3));
  });

  test("Set the schedule's URL and secret, where the database is unreachable", async () => {
    const away = 'postgres://postgres:the-password@127.0.0.1:1/postgres';
    const { output } = await run({ ...settings(), DATABASE_POOLER_URL: away });
    expect(output).toMatch(/Stopped at "Set the schedule.+ECONNREFUSED/);
    expect(output).not.toContain('the-password');
    expect(commands()).toEqual(everyCommand.slice(0, 3));
  });

  test("Set the schedule's URL and secret, where the database has no Vault", async () => {
    await sql.unsafe(noVault);
    const { output } = await run();
    expect(output).toContain('This database has no Vault');
    await sql.unsafe('drop schema cron cascade; drop schema net cascade');
    await addHostedExtensions(sql);
  });
});

test('a dry run logs every command without a secret, and does nothing', async () => {
  const { isDeployed, output } = await run(settings(), true);
  expect(isDeployed).toBe(true);
  for (const command of [
    'npx supabase@3.1.0 db push --remote=abcdefghijklmnopqrst --yes',
    'npx supabase@3.1.0 secrets set --remote=abcdefghijklmnopqrst --env-file <a temporary file with',
    'npx supabase@3.1.0 functions deploy --use-api --remote=abcdefghijklmnopqrst --yes',
    'npx wrangler@4.164.0 pages deploy dist --project-name studio --branch main --commit-dirty=true',
    '(with CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN in its environment)',
    '/doctor.cjs --env .env.production',
    'Nothing was done: this was a dry run.',
  ])
    expect(output).toContain(command);
  for (const [, value] of secretValues(settings())) expect(output).not.toContain(value);
  expect(calls()).toEqual([]);
  expect(await vault()).toEqual([]);
});

test('Netlify is uploaded to by its own command line', async () => {
  await run({
    ...settings(),
    SITE_HOST: 'netlify',
    NETLIFY_SITE_ID: 'a-site',
    NETLIFY_AUTH_TOKEN: 'a-token',
  });
  expect(commands()[4]).toBe('npx-cli.js --yes netlify-cli@27.10.2 deploy --prod --no-build --dir dist');
  expect(calls()[4]?.env).toMatchObject({ NETLIFY_SITE_ID: 'a-site', NETLIFY_AUTH_TOKEN: 'a-token' });
});

test.each<[change: Settings, sentence: string]>([
  [{ SITE_HOST: '' }, 'SITE_HOST has to be cloudflare-pages or netlify'],
  [{ SITE_HOST: 'netlify' }, 'NETLIFY_SITE_ID is not set'],
  [{ CLOUDFLARE_PAGES_PROJECT: '' }, 'CLOUDFLARE_PAGES_PROJECT is not set'],
  [{ VITE_SUPABASE_URL: 'https://api.studio.example' }, 'SUPABASE_PROJECT_REF is not set'],
  [{ SITE_URL: 'http://localhost:4173' }, 'SITE_URL has to begin with https://'],
  [{ RESEND_API_KEY: '' }, 'RESEND_API_KEY is not set'],
  [{ DATABASE_POOLER_URL: '' }, 'DATABASE_POOLER_URL is not set'],
])('with %j nothing is done', async (change, sentence) => {
  const { isDeployed, output } = await run({ ...settings(), ...change });
  expect(isDeployed).toBe(false);
  expect(output).toContain('Nothing was done:');
  expect(output).toContain(sentence);
  expect(calls()).toEqual([]);
});

test('the command ends with 2 where the env file cannot be read', () => {
  const { status, stderr } = spawnSync(process.execPath, ['.scripts/deploy.ts', '--env', '/no/such/file'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^\/no\/such\/file could not be read \(ENOENT\)/);
  expect(status).toBe(2);
});
