import type { ReactNode } from 'react';
import { type NoticeVariantProps, notice } from '#styled/recipes';
import { Icon, type IconName } from './Icon.tsx';

type Tone = NonNullable<NoticeVariantProps['tone']>;

const icons = { success: 'check', error: 'alert', info: 'info' } as const satisfies Record<string, IconName>;

interface NoticeProps {
  tone: Extract<Tone, keyof typeof icons>;
  children: ReactNode;
}

/** An inline message. Errors are assertive, all others polite. */
export function Notice({ tone, children }: NoticeProps) {
  const styles = notice({ tone });
  return (
    <div className={styles.root} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
