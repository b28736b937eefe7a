import preview from '#storybook/preview.tsx';
import type { LinkVariantProps } from '#styled/recipes';
import { link } from '#styled/recipes';
import { ExternalLink } from './ExternalLink.tsx';

function StyledLink({ variant }: Pick<LinkVariantProps, 'variant'>) {
  return (
    <ExternalLink href="https://example.com/" newTabHint="opens in a new tab" className={link({ variant })}>
      the long way home
    </ExternalLink>
  );
}

const meta = preview.meta({ title: 'Components/Link', component: StyledLink });

export const InText = meta.story();

export const InList = meta.story({ args: { variant: 'list' } });

export const Onward = meta.story({ args: { variant: 'onward' } });
