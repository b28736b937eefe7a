import { useEffect } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { missingTexts } from '#content/missing.ts';
import preview from '#storybook/preview.tsx';
import type { NoticeMessage } from './noticeMessage.ts';
import { removePlainNotices, showPlainNotices } from './plainNotices.ts';

interface PlainNoticesProps {
  messages: readonly NoticeMessage[];
  onDismiss: () => void;
}

/** The fallback when the toaster fails to load. */
function PlainNotices({ messages, onDismiss }: PlainNoticesProps) {
  useEffect(() => {
    showPlainNotices(messages, onDismiss);
    return removePlainNotices;
  }, [messages, onDismiss]);
  return null;
}

const meta = preview.meta({
  title: 'Components/PlainNotices',
  component: PlainNotices,
  args: {
    messages: [
      { type: 'error', title: missingTexts.part, about: 'part' },
      { type: 'error', title: missingTexts.part, about: 'part' },
    ] satisfies NoticeMessage[],
    onDismiss: fn(),
  },
});

export const Shown = meta.story({
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(missingTexts.part);
    await expect(screen.getAllByText(missingTexts.part)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: missingTexts.dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});
