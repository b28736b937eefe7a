/** A process with the mail service's stand-in alone, for tests that end it badly. `holdMailbox.ts <port> <file>` */
import { serveMailbox } from '../../../supabase/local/mailbox.ts';

const [port = '', file = ''] = process.argv.slice(2);
await serveMailbox(Number(port), file);
console.log('ready');
process.stdin.once('end', () => process.exit(0)).resume();
