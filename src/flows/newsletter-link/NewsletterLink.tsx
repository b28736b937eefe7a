import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import type { NewsletterLinkTexts } from '#content/newsletter.ts';
import { isShown } from '#content/shown.ts';
import { link, newsletterLink } from '#styled/recipes';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { statePath } from '../statePath.ts';
import type { NewsletterLinkEvent, newsletterLinkMachine } from './newsletterLink.machine.ts';

type Snapshot = SnapshotFrom<typeof newsletterLinkMachine>;

interface NewsletterLinkProps {
  state: Snapshot;
  send: (event: NewsletterLinkEvent) => void;
  texts: NewsletterLinkTexts;
}

function textOf(state: Snapshot, texts: NewsletterLinkTexts): string {
  const { message } = state.context;
  switch (state.value) {
    case 'reading':
    case 'ready':
    case 'sending':
      return texts.ready;
    case 'done':
      return message ?? texts.done;
    case 'unusable':
      return message ?? texts.unusable;
    case 'failed':
      return message ?? texts.failed;
  }
}

/** The link to another page, once nothing is left to do here. */
function onwardOf(state: Snapshot, { onward }: NewsletterLinkTexts) {
  switch (state.value) {
    case 'reading':
    case 'ready':
    case 'sending':
    case 'failed':
      return undefined;
    case 'done':
    case 'unusable':
      return onward?.[state.value];
  }
}

function buttonLabelOf(state: Snapshot, texts: NewsletterLinkTexts): string {
  if (state.matches('sending')) return texts.sending;
  return state.matches('failed') ? texts.tryAgain : texts.button;
}

/** A mail link's page: a text and, while there is something to do, the button that does it. */
export function NewsletterLink({ state, send, texts }: NewsletterLinkProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const styles = newsletterLink();
  const isOver = state.status === 'done';
  const { again } = state.context;
  const onward = onwardOf(state, texts);

  useEffect(() => {
    if (isOver) status.current?.focus();
  }, [isOver]);

  return (
    <div className={styles.root} data-state={statePath(state)}>
      <p
        ref={status}
        tabIndex={-1}
        // The final text is read because it has focus; as a status it would be announced twice.
        role={state.matches('failed') ? 'alert' : undefined}
        className={styles.text}
      >
        {textOf(state, texts)}
      </p>
      {!isOver && (
        <Button
          reserve={[texts.button, texts.sending, texts.tryAgain]}
          isBusy={state.hasTag('busy')}
          aria-disabled={!state.can({ type: 'pressed' }) || undefined}
          onClick={() => send({ type: 'pressed' })}
        >
          {buttonLabelOf(state, texts)}
        </Button>
      )}
      {again !== undefined && texts.again !== undefined && (
        <Link href={`/newsletter/confirm?token=${again}`} className={link({ variant: 'onward' })}>
          {texts.again}
        </Link>
      )}
      {onward !== undefined && isShown(onward.href) && (
        <Link href={onward.href} className={link({ variant: 'onward' })}>
          {onward.label}
          <Icon name="arrowRight" />
        </Link>
      )}
      <noscript>
        <p className={styles.text}>{texts.withoutScripts}</p>
      </noscript>
    </div>
  );
}
