import type { ReactNode } from 'react';
import { type NoticeVariantProps, notice } from '#styled/recipes';
import { Icon, type IconName } from './Icon.tsx';

type Tone = NonNullable<NoticeVariantProps['tone']>;

const icons = { success: 'check', error: 'alert', info: 'info' } as const satisfies Record<string, IconName>;

interface NoticeProps {
  tone: Extract<Tone, keyof typeof icons>;
  children: ReactNode;
}

/** A message beside what it is about. An error interrupts what a screen reader is saying; the others wait. */
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
