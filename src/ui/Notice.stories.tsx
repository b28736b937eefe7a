import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Notice } from './Notice.tsx';

const meta = preview.meta({ title: 'Components/Notice', component: Notice });

export const Success = meta.story({ args: { tone: 'success', children: 'Message sent successfully!' } });

export const Failure = meta.story({
  args: { tone: 'error', children: 'Something went wrong. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  },
});

export const Information = meta.story({
  args: { tone: 'info', children: 'Your payment is still being processed.' },
});
