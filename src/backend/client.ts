import type { SupabaseClient } from '@supabase/supabase-js';

const url = import.meta.env.VITE_SUPABASE_URL || 'http://localhost:54321';
const publishableKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'local-publishable-key';

let client: Promise<SupabaseClient> | undefined;

/**
 * Tells the functions on which page the visitor is, by path alone: another origin would otherwise learn only the site's
 * name, and a subscriber's source would be lost (a query may hold a token, and stays here).
 */
const fetchFromHere: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    referrer: location.origin + location.pathname,
    referrerPolicy: 'no-referrer-when-downgrade',
  });

async function createLazily(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(url, publishableKey, {
    auth: { persistSession: true, autoRefreshToken: true },
    global: { fetch: fetchFromHere },
  });
}

/**
 * The hosted backend's client (specification section 6), loaded when a visitor first needs it and kept from then on.
 * A load that fails is tried anew by the next call.
 */
export function supabase(): Promise<SupabaseClient> {
  client ??= createLazily().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
