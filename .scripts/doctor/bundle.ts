import { check, ok, wrong } from './check.ts';
import type { Context } from './context.ts';
import { secretValues } from './redact.ts';
import { originCheck, PAGE } from './site.ts';

/** A setting of another name may have a value that is an ordinary word. */
const SECRET_NAME = /SECRET|KEY|TOKEN|PASSWORD|DATABASE|DB_URL/;
/** More scripts than a build has. */
const MOST = 200;

const scriptsIn = (text: string) =>
  [...text.matchAll(/["'`](?:\/assets\/|assets\/|\.\/)([\w.-]+\.js)["'`]/g)].map(
    ([, name]) => `/assets/${name}`,
  );

/** All scripts that the home page leads to, as one text. */
async function scriptsOf(context: Context): Promise<string> {
  const { text } = await context.page(PAGE);
  const paths = new Set(scriptsIn(text));
  const texts: string[] = [];
  // The set grows while it is walked.
  for (const path of paths) {
    if (texts.length === MOST) break;
    const script = await context.page(path);
    texts.push(script.text);
    for (const found of scriptsIn(script.text)) paths.add(found);
  }
  return texts.join('\n');
}

export const bundleCheck = check('bundle', [originCheck], async (context) => {
  const scripts = await scriptsOf(context);
  const secret = secretValues(context.settings).find(
    ([name, value]) => SECRET_NAME.test(name) && scripts.includes(value),
  );
  if (secret)
    return wrong(
      `Everyone can read ${secret[0]} in the site's scripts.`,
      `Make a new one at its service, take the old one out of what is built, and run: ${context.deployCommand}`,
    );
  const missing = [
    ['VITE_SUPABASE_URL', context.backend],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', context.publishableKey],
  ].flatMap(([name, value = '']) => (scripts.includes(value) ? [] : [name]));
  if (missing.length > 0)
    return wrong(
      `The site was not built with ${missing.join(' and ')} of the env file.`,
      `Build and publish it again: ${context.deployCommand}`,
    );
  return ok(
    "The site's scripts have the address and the publishable key of the env file, and no secret of it.",
  );
});
