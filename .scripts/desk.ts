/**
 * `npm run desk -- <command>`: the owner's tool: the list, messages, payments, mail, a person's data, letters.
 *
 *   npm run desk -- --help                           what there is
 *   npm run desk -- payments                         on the database of `npm start`
 *   npm run desk -- payments --env .env.production   on the hosted one
 *
 * Exit codes: 0 done, 1 not done, 2 not understood.
 */
import { runDesk } from './desk/run.ts';
import { processTerminal } from './desk/terminal.ts';

process.exitCode = await runDesk(process.argv.slice(2), processTerminal());
