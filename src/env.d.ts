interface ImportMetaEnv {
  /** The hosted backend's address; the embedded one's when it is not set. */
  readonly VITE_SUPABASE_URL?: string;
  /** The hosted backend's publishable key. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  /** Turnstile's site key, where forms are checked for being sent by a human. */
  readonly VITE_TURNSTILE_SITE_KEY?: string;
}

interface Navigator {
  /** Of Chromium only. */
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
}
