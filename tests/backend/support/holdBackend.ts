/** A process that starts a backend, prints its address and keeps running, for tests that kill it. `holdBackend.ts <folder>` */
import { startBackend } from '../../../supabase/local/backend.ts';

const backend = await startBackend({ dataDir: process.argv[2] ?? '' });
console.log(JSON.stringify(backend.urls));
process.on('SIGTERM', async () => {
  await backend.stop();
  process.exit(0);
});
