import { Link } from 'wouter';
import { redirectTexts } from '#content/redirect.ts';
import { link } from '#styled/recipes';
import { MessageScreen } from '../MessageScreen.tsx';

/** Shown while `/` redirects; the link is for browsers without scripts. */
export function RedirectScreen() {
  return (
    <MessageScreen heading={redirectTexts.heading} text={redirectTexts.text}>
      <Link href="/home" className={link({ variant: 'onward' })}>
        {redirectTexts.link}
      </Link>
    </MessageScreen>
  );
}
