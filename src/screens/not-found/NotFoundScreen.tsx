import { Link } from 'wouter';
import { notFoundTexts } from '#content/notFound.ts';
import { button } from '#styled/recipes';
import { MessageScreen } from '../MessageScreen.tsx';

/** The 404 page. */
export function NotFoundScreen() {
  return (
    <MessageScreen sign={notFoundTexts.sign} heading={notFoundTexts.heading} text={notFoundTexts.message}>
      <Link href="/" className={button()}>
        {notFoundTexts.back}
      </Link>
    </MessageScreen>
  );
}
