import { shellTexts } from '#content/navigation.ts';
import { socialLinks } from '#content/services.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SocialLinksProps {
  className: string | undefined;
  linkClassName: string | undefined;
}

/** Social links as icons. */
export function SocialLinks({ className, linkClassName }: SocialLinksProps) {
  if (socialLinks.length === 0) return null;
  return (
    <ul className={className} aria-label={shellTexts.social}>
      {socialLinks.map(({ service, label, href }) => (
        <li key={service}>
          <ExternalLink href={href} newTabHint={shellTexts.newTab} className={linkClassName}>
            <Icon name={service} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
