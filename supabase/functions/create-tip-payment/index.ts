import { createPaymentDeps } from '../_shared/paymentsRuntime.ts';
import { serve } from '../_shared/runtime.ts';
import { handler } from './handler.ts';

export default { fetch: serve(handler, () => createPaymentDeps((name) => Deno.env.get(name))) };
