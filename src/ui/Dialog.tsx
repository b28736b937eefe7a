import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { dialog } from '#styled/recipes';
import { useAfterPaint } from './afterPaint.ts';
import { IconButton } from './IconButton.tsx';
import { NoticesInFocusTrap } from './NoticesInFocusTrap.tsx';
import { useEscape } from './useEscape.ts';

interface DialogProps extends Pick<ComponentProps<typeof ArkDialog.Root>, 'finalFocusEl'> {
  isOpen: boolean;
  /** By the close button, Escape or the backdrop. */
  onClose: () => void;
  /** Centered, or a drawer at the right edge. */
  placement?: 'center' | 'edge';
  title: string;
  description?: string;
  closeLabel: string;
  children: ReactNode;
}

function firstField(content: HTMLElement): HTMLElement | null {
  const fields = ['[aria-invalid=true]', 'form :is(input, textarea, select, button)'];
  return fields.map((field) => content.querySelector<HTMLElement>(field)).find((found) => found) ?? null;
}

/**
 * A modal dialog: focus is trapped and returned, and the page's scroll locked. Initial focus is on the first field, or
 * on the first invalid one.
 */
export function Dialog({
  isOpen,
  onClose,
  placement = 'center',
  title,
  description,
  closeLabel,
  finalFocusEl,
  children,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const styles = dialog({ placement });
  // Ark opens in more than a frame of a phone, so the press is answered first. And in strict mode a dialog that mounts
  // open closes itself (chakra-ui/zag#3081): this one mounts closed.
  const isReady = useAfterPaint(isOpen);
  // Ark handles Escape once its effects have run, a moment after it opens.
  useEscape(isOpen, onClose);
  return (
    <ArkDialog.Root
      open={isReady}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      {...(finalFocusEl && { finalFocusEl })}
      initialFocusEl={() => content.current && firstField(content.current)}
      unmountOnExit
    >
      <Portal>
        <ArkDialog.Backdrop className={styles.backdrop} />
        <ArkDialog.Positioner className={styles.positioner}>
          {/* The focus trap goes round without scrolling. */}
          <ArkDialog.Content
            ref={content}
            className={styles.content}
            onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          >
            <div className={styles.header}>
              <ArkDialog.Title className={styles.title}>{title}</ArkDialog.Title>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </div>
            <div className={styles.body}>
              {description !== undefined && (
                <ArkDialog.Description className={styles.description}>{description}</ArkDialog.Description>
              )}
              {children}
            </div>
            <NoticesInFocusTrap />
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}
