import type { SupabaseClient } from '@supabase/supabase-js';

const url = import.meta.env.VITE_SUPABASE_URL || 'http://localhost:54321';
const publishableKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'local-publishable-key';

let client: Promise<SupabaseClient> | undefined;

/**
 * Sends the page's path to the functions, since cross-origin referrers carry only the origin and a subscriber's source
 * would be lost. Without the query, which may hold a token.
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
 * The hosted backend's client (S6.client), created on first use and cached. A failed load is retried by the next call.
 */
export function supabase(): Promise<SupabaseClient> {
  client ??= createLazily().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
