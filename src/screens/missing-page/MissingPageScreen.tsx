import { missingTexts } from '#content/missing.ts';
import { Button } from '#ui/Button.tsx';
import { MessageScreen } from '../MessageScreen.tsx';

/** Replaces a page that failed to load. */
export function MissingPageScreen({ onRetry }: { onRetry: () => void }) {
  const { sign, heading, message, retry } = missingTexts.page;
  return (
    <div role="alert">
      <MessageScreen sign={sign} heading={heading} text={message}>
        <Button onClick={onRetry}>{retry}</Button>
      </MessageScreen>
    </div>
  );
}
