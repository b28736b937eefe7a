import { Command, CommanderError } from 'commander';
import { Desk } from './desk.ts';
import { DeskError } from './deskError.ts';
import { eraseCommand } from './erase.ts';
import { exportCommand } from './export.ts';
import { letterCommand } from './letter.ts';
import { mailCommand } from './mail.ts';
import { messagesCommand } from './messages.ts';
import { paymentsCommand } from './payments.ts';
import { sentenceOf } from './problems.ts';
import { subscribersCommand } from './subscribers.ts';
import type { Terminal } from './terminal.ts';

const commands = [
  subscribersCommand,
  messagesCommand,
  paymentsCommand,
  mailCommand,
  exportCommand,
  eraseCommand,
  letterCommand,
];

/** Makes a command and its subcommands write to the terminal and throw instead of exiting. */
function attach(command: Command, terminal: Terminal): Command {
  command
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .showHelpAfterError('"npm run desk -- --help" lists the commands.');
  for (const child of command.commands) attach(child, terminal);
  return command;
}

function programOf(desk: Desk): Command {
  const program = new Command('desk')
    .usage('<command> [options]')
    .description("The owner's desk: who is on the list, what came in, what went out.")
    .option('--env <file>', "settings of a hosted backend, such as .env.production (default: this machine's)")
    .hook('preAction', (_, action) => {
      const { env }: { env?: string } = action.optsWithGlobals();
      desk.envFile = env;
    });
  for (const command of commands) program.addCommand(command(desk));
  return attach(program, desk.terminal);
}

/** Runs one command. @returns the exit code: 0 done, 1 not done, 2 not understood. */
export async function runDesk(args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const desk = new Desk(terminal);
  try {
    await programOf(desk).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // The command line has already printed its message.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    desk.say(sentenceOf(error, desk.knownSettings));
    return error instanceof DeskError ? error.exitCode : 1;
  } finally {
    await desk.close();
  }
}
