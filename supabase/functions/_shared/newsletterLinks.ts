import { callerNetwork } from './caller.ts';
import type { Deps } from './deps.ts';
import type { Answering } from './endpoint.ts';
import { limits } from './limits.ts';
import { countTry } from './rateLimits.ts';
import { Refusal } from './refusal.ts';
import { type Ticket, verify } from './tokens.ts';

/**
 * Takes a mail's token from a request, or refuses it with the given text. Only wrong tokens are counted against a
 * caller: one-click requests of whole mail services come from a few addresses.
 */
export async function takeTicket(
  token: string,
  purpose: Ticket['purpose'],
  unusable: string,
  request: Request,
  deps: Deps,
): Promise<Ticket | Refusal<'invalid_token' | 'too_many_requests'>> {
  const ticket = await verify(token, purpose, deps.config.tokenSecrets);
  if (ticket) return ticket;
  const tooMany = await countTry(deps, limits.wrongToken(callerNetwork(request)));
  return tooMany ?? new Refusal('invalid_token', unusable);
}

/**
 * Shows whoever opens a function's own address in a browser the page of the site that belongs to it. Opening changes
 * nothing (behaviour 23): mail scanners open links too.
 */
export function sitePage(path: string): Answering {
  return async (request, { config }) => {
    const token = new URL(request.url).searchParams.get('token');
    const page = new URL(`${config.siteUrl}${path}`);
    if (token !== null) page.searchParams.set('token', token);
    return new Response(null, { status: 303, headers: { Location: page.href } });
  };
}
