import { expect, userEvent, waitFor } from 'storybook/test';
import { shellTexts } from '#content/navigation.ts';
import preview from '#storybook/preview.tsx';
import { BackToTop } from './BackToTop.tsx';

const lines = Array.from({ length: 100 }, (_, index) => `Line ${index + 1} of a long page.`);

function LongPage() {
  return (
    <>
      <main>
        <h1>A long page</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </main>
      <BackToTop />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Shell/BackToTop',
  component: LongPage,
  parameters: { layout: 'fullscreen' },
});

export const AtTheTop = meta.story({
  play: async ({ canvas }) => {
    scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.queryByRole('link', { name: shellTexts.toTop })).toBeNull());
  },
});

export const FarDown = meta.story({
  play: async ({ canvas }) => {
    scrollTo({ top: 2 * innerHeight, behavior: 'instant' });
    const link = await canvas.findByRole('link', { name: shellTexts.toTop });
    await userEvent.click(link);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(scrollY).toBe(0);
    scrollTo({ top: 2 * innerHeight, behavior: 'instant' });
    await canvas.findByRole('link', { name: shellTexts.toTop });
  },
});
