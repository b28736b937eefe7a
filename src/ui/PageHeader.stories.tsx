import preview from '#storybook/preview.tsx';
import { Notice } from './Notice.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Components/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    kicker: 'The merch table',
    heading: 'Store',
    intro: 'A class, three shirts and a tip jar.',
  },
});

export const Plain = meta.story();

export const WithANotice = meta.story({
  args: { notice: <Notice tone="success">Thank you for your tip!</Notice> },
});
