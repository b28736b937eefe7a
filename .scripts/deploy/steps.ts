import { join } from 'node:path';
import { Context } from '../doctor/context.ts';
import { type Settings, settingsProblems } from '../doctor/settings.ts';
import { root } from '../setup/tools.mjs';
import { type Command, describeCommand, runCommand } from './command.ts';
import { functionSettings, withSecretsFile } from './secretsFile.ts';
import { pick, readTarget, type Target } from './target.ts';
import { setScheduleSecrets } from './vault.ts';

const supabase = 'supabase@3.1.0';

export interface Step {
  /** The step's name. */
  readonly name: string;
  /** Its commands, for the terminal. */
  readonly shown: string;
  /** @throws a sentence where it fails. */
  run(): Promise<void>;
}

export interface DeployOptions {
  /** The path of the env file. */
  readonly envFile: string;
  readonly settings: Settings;
  /** Why the site cannot be built with this content. */
  readonly contentProblem: () => string | undefined;
  /** The scripts that build the site and that look at the deployment; for tests, others. */
  readonly scripts?: { readonly build: string; readonly doctor: string };
}

/** The problems of the env file. */
export function envProblems(settings: Settings): string[] {
  const target = readTarget(settings);
  return [...settingsProblems(settings), ...('problems' in target ? target.problems : [])];
}

const commandStep = (name: string, command: Command): Step => ({
  name,
  shown: describeCommand(command),
  run: () => runCommand(command),
});

function supabaseCommand(settings: Settings, args: readonly string[]): Command {
  const env = pick(settings, ['SUPABASE_ACCESS_TOKEN', 'SUPABASE_DB_PASSWORD']);
  return { program: 'npx', args: [supabase, ...args, '--yes'], env };
}

function secretsStep(settings: Settings, { projectRef }: Target): Step {
  const secrets = functionSettings(settings);
  const command = (file: string) =>
    supabaseCommand(settings, ['secrets', 'set', `--remote=${projectRef}`, '--env-file', file]);
  return {
    name: "Set the functions' secrets",
    shown: describeCommand(command(`<a temporary file with ${Object.keys(secrets).join(', ')}>`)),
    run: () => withSecretsFile(secrets, (file) => runCommand(command(file))),
  };
}

function vaultStep({ envFile, settings }: DeployOptions): Step {
  return {
    name: "Set the schedule's URL and secret",
    shown: "SQL: functions_url and delivery_secret in the database's Vault, created or updated",
    async run() {
      const context = new Context({ envFile, settings });
      try {
        await setScheduleSecrets(context.sql, {
          functions_url: context.functions,
          delivery_secret: context.setting('DELIVERY_SECRET'),
        });
      } finally {
        await context.close();
      }
    },
  };
}

/** Everything that a deployment does, in order. Each step can be repeated. */
export function deploySteps(options: DeployOptions, target: Target): Step[] {
  const { envFile, settings, contentProblem } = options;
  const remote = `--remote=${target.projectRef}`;
  const { build, doctor } = options.scripts ?? {
    build: join(root, '.scripts', 'build.ts'),
    doctor: join(root, '.scripts', 'doctor.ts'),
  };
  const pageSettings = Object.keys(settings).filter(
    (name) => name === 'SITE_URL' || name.startsWith('VITE_'),
  );
  return [
    {
      name: 'Check the content',
      shown: 'as npm run build does',
      async run() {
        const problem = contentProblem();
        if (problem !== undefined) throw new Error(problem);
      },
    },
    // The command's own default is a database on this machine.
    commandStep('Apply the migrations', supabaseCommand(settings, ['db', 'push', remote])),
    secretsStep(settings, target),
    commandStep(
      'Deploy the functions',
      supabaseCommand(settings, ['functions', 'deploy', '--use-api', remote]),
    ),
    vaultStep(options),
    commandStep('Build the site', { program: 'node', args: [build], env: pick(settings, pageSettings) }),
    commandStep('Upload the site', target.upload),
    commandStep('Look at the deployment', { program: 'node', args: [doctor, '--env', envFile], env: {} }),
  ];
}
