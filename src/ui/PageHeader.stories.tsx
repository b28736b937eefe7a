import preview from '#storybook/preview.tsx';
import { Notice } from './Notice.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Components/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    kicker: 'A word before',
    heading: 'The Page',
    intro: 'What there is to see here, in a sentence or two.',
  },
});

export const Plain = meta.story();

export const WithANotice = meta.story({
  args: { notice: <Notice tone="success">Thank you for your tip!</Notice> },
});
