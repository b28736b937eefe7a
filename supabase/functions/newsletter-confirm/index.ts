import { createDeps, serve } from '../_shared/runtime.ts';
import { handler } from './handler.ts';

export default { fetch: serve(handler, () => createDeps((name) => Deno.env.get(name))) };
