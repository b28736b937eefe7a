import { check, ok, wrong } from './check.ts';
import { siteDnsCheck } from './network.ts';
import { reasonOf } from './reason.ts';

/** A page that every site has. */
export const PAGE = '/home';

export const siteCheck = check('site', [siteDnsCheck], async (context) => {
  const url = context.site + PAGE;
  try {
    const { status, headers } = await context.page(PAGE);
    const target = headers.get('location');
    if (status >= 300 && status < 400 && target !== null)
      return wrong(
        `${url} sends visitors on to ${target}.`,
        'Set SITE_URL to the address that visitors end at, and deploy again; or switch the redirect off at the host.',
      );
    if (status !== 200)
      return wrong(`${url} is answered with ${status}.`, `Publish the site: ${context.deployCommand}`);
    return ok(`The site answers at ${url}.`);
  } catch (error) {
    return wrong(
      `${url} does not answer (${reasonOf(error)}).`,
      `Publish the site, and connect the domain to it at the host: ${context.deployCommand}`,
    );
  }
});

/** The address that a page gives as its own. */
function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

export const originCheck = check('origin', [siteCheck], async (context) => {
  const { text } = await context.page(PAGE);
  const canonical = canonicalOf(text);
  if (canonical === context.site + PAGE) return ok(`The site was built for ${context.site}.`);
  return wrong(
    canonical === undefined
      ? `${context.site}${PAGE} is no page of this project.`
      : `The site was built for another address: its page ${PAGE} says that it is at ${canonical}.`,
    `Build and publish it with this SITE_URL: ${context.deployCommand}`,
  );
});

export const notFoundCheck = check('not-found', [siteCheck], async (context) => {
  const { status } = await context.page('/no/such/page');
  if (status === 404) return ok('An address without a page is answered with 404.');
  return wrong(
    `An address without a page is answered with ${status}, not with 404.`,
    "Switch off the host's rule for single-page apps, which answers every address: the pages are files.",
  );
});
