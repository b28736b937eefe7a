const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** The part of the widget's API that we use. */
interface Turnstile {
  render(
    container: Element,
    options: {
      sitekey: string;
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': (code?: string) => void;
    },
  ): string | undefined;
  remove(widget: string): void;
}

declare global {
  interface Window {
    /** Defined once the widget's script has run. */
    turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile> | undefined;

async function loadScript(): Promise<Turnstile> {
  const script = document.createElement('script');
  script.src = SCRIPT;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error('Its script could not be loaded.'));
    document.head.append(script);
  });
  if (!window.turnstile) throw new Error('Its script brought no widget.');
  return window.turnstile;
}

function load(): Promise<Turnstile> {
  // A failed load is retried by the next form.
  loading ??= loadScript().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Requests a token from Turnstile's widget, rendered at the end of the form; visible only if it needs interaction.
 *
 * @throws where the widget cannot be loaded, or gives up.
 */
export async function turnstileToken(sitekey: string, form: Element): Promise<string> {
  const turnstile = await load();
  const container = document.createElement('div');
  form.append(container);
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      widget = turnstile.render(container, {
        sitekey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': (code) => reject(new Error(`The widget failed (${code}).`)),
      });
    });
  } finally {
    if (widget !== undefined) turnstile.remove(widget);
    container.remove();
  }
}
