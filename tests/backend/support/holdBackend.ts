/** A process that brings up a backend, says where, and stays: for tests that end it badly. `holdBackend.ts <folder>` */
import { startBackend } from '../../../supabase/local/backend.ts';

const backend = await startBackend({ dataDir: process.argv[2] ?? '' });
console.log(JSON.stringify(backend.urls));
process.on('SIGTERM', async () => {
  await backend.stop();
  process.exit(0);
});
