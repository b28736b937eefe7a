import { connect, serve } from '../_shared/runtime.ts';
import { handler } from './handler.ts';

export default { fetch: serve(handler, () => connect((name) => Deno.env.get(name))) };
