import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { lightboxTexts, worksIn } from '#content/gallery.ts';
import preview from '#storybook/preview.tsx';
import { Lightbox } from './Lightbox.tsx';
import { lightboxEnds, lightboxStates, shownCategory } from './lightbox.fixtures.ts';
import { lightboxMachine } from './lightbox.machine.ts';

interface At extends Pick<ComponentProps<typeof Lightbox>, 'send'> {
  /** The flow's state. */
  at: keyof typeof lightboxStates;
  /** The index in the list of works. */
  where: 'middle' | keyof typeof lightboxEnds;
}

/** The lightbox in each state, over the works of one category. */
function LightboxAt({ at, where, send }: At) {
  const state = where === 'middle' ? lightboxStates[at] : lightboxEnds[where];
  return <Lightbox state={state} send={send} filter={shownCategory} />;
}

const meta = preview.meta({
  title: 'Flows/Lightbox/States',
  component: LightboxAt,
  parameters: {
    machine: lightboxMachine,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '40rem' } },
  },
  args: { send: fn() },
});

const works = worksIn(shownCategory);
/** The work in the state stories. */
const { index } = lightboxStates['open.fitted'].context;
const title = works[index]?.title ?? '';
const isLast = index === works.length - 1;

const button = (name: string) => screen.findByRole('button', { name });

export const Closed = meta.story({
  args: { at: 'closed', where: 'middle' },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Fitted = meta.story({
  args: { at: 'open.fitted', where: 'middle' },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: title });
    await expect(await screen.findByRole('status')).toHaveTextContent(
      lightboxTexts.announcement(title, index + 1, works.length),
    );
    if (!isLast) await userEvent.click(await button(lightboxTexts.next));
    else await userEvent.keyboard('{ArrowRight}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'stepped', by: 1 });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'stepped', by: -1 });
    await userEvent.click(await button(lightboxTexts.zoomIn));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'zoomed', to: 1.5 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.send).toHaveBeenLastCalledWith({ type: 'dismissed' }));
  },
});

export const Zoomed = meta.story({
  args: { at: 'open.zoomed', where: 'middle' },
  play: async ({ args }) => {
    const frame = await screen.findByRole('figure');
    await expect(frame).toHaveAccessibleName(lightboxTexts.zoomed(title));
    await expect(screen.getByRole('status')).toHaveTextContent(/, at \d+%$/);
    await userEvent.dblClick(await screen.findByRole('img'));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'zoomed', to: 1 });
    await userEvent.keyboard('0');
    await expect(args.send).toHaveBeenCalledTimes(2);
  },
});

/** The picture failed to load: a message replaces it, and the arrows work. */
export const Broken = meta.story({
  args: { at: 'open.broken', where: 'middle' },
  play: async () => {
    await screen.findByRole('img', { name: (name) => name.includes(title) });
    await expect(await button(lightboxTexts.zoomIn)).toHaveAttribute('aria-disabled', 'true');
    await expect(await button(lightboxTexts.next)).toHaveAttribute('aria-disabled', `${isLast}`);
  },
});

/** The ends of the list are shown in one state only. */
const ofOneState = { argTypes: { at: { control: false } } } as const;

/** The disabled arrow stays visible and focusable. */
export const FirstWork = meta.story({
  ...ofOneState,
  args: { at: 'open.fitted', where: 'first' },
  play: async () => {
    const previous = await button(lightboxTexts.previous);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    previous.focus();
    await expect(previous).toHaveFocus();
  },
});

export const LastWork = meta.story({
  ...ofOneState,
  args: { at: 'open.fitted', where: 'last' },
  play: async () => {
    await expect(await button(lightboxTexts.next)).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() =>
      expect(screen.getByText(lightboxTexts.count(works.length, works.length))).toBeVisible(),
    );
  },
});
