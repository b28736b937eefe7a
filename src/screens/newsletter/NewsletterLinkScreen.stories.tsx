import { confirmTexts } from '#content/newsletter.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui/Button.tsx';
import { NewsletterLinkScreen } from './NewsletterLinkScreen.tsx';

const meta = preview.meta({
  title: 'Screens/NewsletterLink',
  component: NewsletterLinkScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: confirmTexts.heading,
    text: confirmTexts.ready,
    children: <Button>{confirmTexts.button}</Button>,
  },
});

export const Confirm = meta.story();
