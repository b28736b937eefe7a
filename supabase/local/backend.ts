import { type FSWatcher, mkdirSync, rmSync, watch } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveCheckout } from './checkout.ts';
import { serveGateway } from './gateway.ts';
import { serveMailbox } from './mailbox.ts';
import { keepRunning, type Part } from './part.ts';
import { freePort, freePorts, requireFree } from './ports.ts';
import { publishableKey } from './publishableKey.ts';
import { localSettings, type Ports, type Urls, urlsAt, usualSiteUrl } from './settings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Deno itself, without the script of its package around it, which would take our signals in its place. */
const { runInstall: pathOfDeno }: { runInstall(): string } = createRequire(import.meta.url)(
  'deno/install_api.cjs',
);
const functionsFolder = join(root, 'supabase', 'functions');

export interface BackendOptions {
  /** The folder of the data, which survives a restart. */
  readonly dataDir: string;
  /** Starts empty. */
  readonly reset?: boolean;
  /** Without it, free ports. */
  readonly ports?: Ports;
  readonly siteUrl?: string;
  /** Settings from outside; with a real service's key, that service replaces its stand-in. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Whether the functions reload after a change. */
  readonly hotReload?: boolean;
  /** How often deliver-mail is called, as by a hosted project's scheduler. */
  readonly deliverEveryMs?: number;
  /** What the mail service's stand-in takes; without it, as much as the real service takes from a new account. */
  readonly mailCallsPerSecond?: number;
  /** Logs a sentence about the backend, or a part's output. */
  readonly log?: (line: string) => void;
  /** Called once, when a part cannot be restarted. */
  readonly onFailure?: (sentence: string) => void;
}

/** What can be stopped and started while everything else runs. */
type Service = Pick<Part, 'start' | 'stop'>;

export interface Backend {
  readonly urls: Urls;
  readonly publishableKey: string;
  readonly deliverySecret: string;
  readonly database: Part;
  readonly functions: Part;
  readonly mailbox: Service;
  readonly checkout: Service;
  /** Signs the events of the payment service. */
  readonly webhookSecret: string;
  /** Ends everything that was started. */
  stop(): Promise<void>;
}

/** @throws for a live payment key: a local test must not charge anyone. */
function refuseLiveKeys({ STRIPE_SECRET_KEY = '' }: Readonly<Record<string, string | undefined>>): void {
  if (/^[a-z]+_live_/.test(STRIPE_SECRET_KEY.trim()))
    throw new Error(
      'STRIPE_SECRET_KEY is a live key, and would charge real cards from this machine. Keep it in .env.production, and put a test key (sk_test_…) or nothing in .env.',
    );
}

/** Starts and stops a stand-in that runs in this process. */
function standIn(serve: () => Promise<{ close(): Promise<void> }>): Service {
  let running: { close(): Promise<void> } | undefined;
  return {
    async start() {
      running ??= await serve();
    },
    async stop() {
      await running?.close();
      running = undefined;
    },
  };
}

/**
 * Brings up the backend on this machine: Postgres, the functions behind their gateway, the stand-ins of the mail and
 * the payment service, and the clock that asks for mail to be delivered.
 *
 * @throws a sentence for the person at the terminal.
 */
export async function startBackend({
  dataDir,
  reset = false,
  ports,
  siteUrl = usualSiteUrl,
  environment = {},
  hotReload = false,
  deliverEveryMs = 15_000,
  mailCallsPerSecond,
  log = () => {},
  onFailure = log,
}: BackendOptions): Promise<Backend> {
  refuseLiveKeys(environment);
  for (const port of Object.values(ports ?? {})) await requireFree(port);
  const at = ports ?? (await freePorts());
  const urls = urlsAt(at);
  const settings = localSettings(urls, siteUrl, environment);
  const { PATH, HOME } = process.env;
  if (reset) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });

  const database = keepRunning(
    async () => ({
      name: 'database',
      command: process.execPath,
      args: [
        fileURLToPath(new URL('./database.ts', import.meta.url)),
        join(dataDir, 'database'),
        String(at.database),
      ],
      env: { PATH, HOME },
      port: at.database,
      ready: /^ready$/,
      log: (line) => log(`database   | ${line}`),
    }),
    log,
    onFailure,
  );

  const functions = keepRunning(
    async () => {
      const port = await freePort();
      return {
        name: 'functions server',
        command: pathOfDeno(),
        args: [
          'serve',
          '--allow-net',
          '--allow-env',
          `--allow-read=${root}`,
          '--no-prompt',
          '--no-lock',
          '--node-modules-dir=manual',
          `--config=${join(functionsFolder, 'deno.json')}`,
          '--host=127.0.0.1',
          `--port=${port}`,
          fileURLToPath(new URL('./functions.ts', import.meta.url)),
        ],
        env: {
          PATH,
          HOME,
          DENO_DIR: join(root, 'node_modules', '.cache', 'deno'),
          DENO_NO_UPDATE_CHECK: '1',
          NO_COLOR: '1',
          ...settings,
        },
        port,
        ready: /Listening on/,
        log: (line) => log(`functions  | ${line}`),
      };
    },
    log,
    onFailure,
  );

  const sender = /@([^>\s]+)/.exec(settings.MAIL_FROM)?.[1];
  const mailbox = standIn(() =>
    serveMailbox(at.mailbox, join(dataDir, 'mailbox.jsonl'), mailCallsPerSecond, sender ? [sender] : []),
  );
  const checkout = standIn(() =>
    serveCheckout({
      port: at.checkout,
      file: join(dataDir, 'checkout.jsonl'),
      webhookUrl: `${urls.functions}/stripe-webhook`,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      log: (line) => log(`checkout   | ${line}`),
    }),
  );

  let gateway: Server | undefined;
  let watcher: FSWatcher | undefined;
  let clock: NodeJS.Timeout | undefined;

  async function stop(): Promise<void> {
    clearInterval(clock);
    watcher?.close();
    gateway?.close();
    gateway?.closeAllConnections();
    await functions.stop();
    await Promise.all([mailbox.stop(), checkout.stop(), database.stop()]);
  }

  try {
    await Promise.all([
      ...(environment['SUPABASE_DB_URL'] ? [] : [database.start()]),
      ...(environment['RESEND_API_KEY'] ? [] : [mailbox.start()]),
      ...(environment['STRIPE_SECRET_KEY'] ? [] : [checkout.start()]),
      functions.start(),
    ]);
    gateway = await serveGateway(at.functions, () => functions.port);
  } catch (error) {
    await stop();
    throw error;
  }

  if (hotReload) watcher = reloadOnChange(functions, log);
  clock = setInterval(async () => {
    try {
      const answer = await fetch(`${urls.functions}/deliver-mail`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${settings.DELIVERY_SECRET}` },
      });
      await answer.body?.cancel();
    } catch {
      // Between two instances nothing answers; the next run retries.
    }
  }, deliverEveryMs);

  return {
    urls,
    publishableKey,
    deliverySecret: settings.DELIVERY_SECRET,
    database,
    functions,
    mailbox,
    checkout,
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    stop,
  };
}

/** Reloads the functions after a change; while one cannot be loaded, the previous ones keep running. */
function reloadOnChange(functions: Part, log: (line: string) => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  return watch(functionsFolder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      try {
        await functions.replace();
        log('The functions were reloaded.');
      } catch (error) {
        log(`The change is not in use: ${error instanceof Error ? error.message : error}`);
      }
    }, 150);
  });
}
