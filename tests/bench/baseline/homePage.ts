import { hero } from '#content/home.ts';
import { mainNavigation, shellTexts } from '#content/navigation.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { site } from '#content/site.ts';
import { documentByHand } from './documentByHand.ts';
import { pictureByHand } from './pictureByHand.ts';

const SIZES = '(max-width: 767px) 683px, (max-width: 1023px) 911px, 100vw';

/** The home page's first view as written by hand. */
export async function homePage(): Promise<string> {
  const picture = await pictureByHand('home', 'hero', { sizes: SIZES, attributes: 'fetchpriority="high"' });
  const links = mainNavigation.map(({ label, href }) => `<a href="${href}">${label}</a>`);
  return documentByHand({
    name: 'home',
    title: 'Home',
    description:
      "The home page's first view as one would write it by hand: what the real one is measured against.",
    body: `<header>
<a href="/home">${site.name}</a>
<nav aria-label="${shellTexts.mainNavigation}">${links.join(' ')}</nav>
</header>
<main>
<section>
${picture}
<div>
<p>${hero.kicker}</p>
<h1>${hero.name}</h1>
<p>${hero.description}</p>
<h2>${hero.signup.heading}</h2>
<p>${hero.signup.text}</p>
<form>
<label for="email">${newsletterTexts.label}</label>
<input id="email" name="email" type="email" autocomplete="email" required>
<button type="submit">${newsletterTexts.submit}</button>
</form>
</div>
</section>
</main>`,
  });
}
