import { paymentsProblems } from '../_shared/config.ts';
import { createDeps, serve } from '../_shared/runtime.ts';
import { handler } from './handler.ts';

const read = (name: string) => Deno.env.get(name);

export default {
  fetch: serve(handler, () => ({ ...createDeps(read), settingsProblems: paymentsProblems(read) })),
};
