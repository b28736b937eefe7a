import { callerNetwork } from './caller.ts';
import type { Deps } from './deps.ts';
import type { MethodHandler } from './endpoint.ts';
import { limits } from './limits.ts';
import { checkRateLimit } from './rateLimits.ts';
import { Refusal } from './refusal.ts';
import { type TokenPayload, verify } from './tokens.ts';

/**
 * Takes a mail's token from a request, or refuses it with the given text. Only wrong tokens are counted against a
 * caller: one-click requests of whole mail services come from a few addresses.
 */
export async function verifyLinkToken(
  token: string,
  purpose: TokenPayload['purpose'],
  unusable: string,
  request: Request,
  deps: Deps,
): Promise<TokenPayload | Refusal<'invalid_token' | 'too_many_requests'>> {
  const payload = await verify(token, purpose, deps.config.tokenSecrets);
  if (payload) return payload;
  const tooMany = await checkRateLimit(deps, limits.wrongToken(callerNetwork(request)));
  return tooMany ?? new Refusal('invalid_token', unusable);
}

/**
 * Redirects a browser from a function's address to the page that belongs to it. Opening a link changes
 * nothing (B23): mail scanners open links too.
 */
export function sitePage(path: string): MethodHandler {
  return async (request, { config }) => {
    const token = new URL(request.url).searchParams.get('token');
    const page = new URL(`${config.siteUrl}${path}`);
    if (token !== null) page.searchParams.set('token', token);
    return new Response(null, { status: 303, headers: { Location: page.href } });
  };
}
