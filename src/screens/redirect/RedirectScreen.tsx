import { Link } from 'wouter';
import { redirectTexts } from '#content/redirect.ts';
import { link } from '#styled/recipes';
import { MessageScreen } from '../MessageScreen.tsx';

/** Shown for the moment in which `/` sends its visitor on; the link is for a browser without scripts. */
export function RedirectScreen() {
  return (
    <MessageScreen heading={redirectTexts.heading} text={redirectTexts.text}>
      <Link href="/home" className={link({ variant: 'onward' })}>
        {redirectTexts.link}
      </Link>
    </MessageScreen>
  );
}
