import { type ServiceLinksVariantProps, serviceLinks } from '#styled/recipes';
import { ExternalLink } from './ExternalLink.tsx';
import { Icon, type IconName } from './Icon.tsx';

interface Service {
  service: IconName;
  label: string;
  href: string;
}

interface ServiceLinksProps extends Pick<ServiceLinksVariantProps, 'layout'> {
  services: readonly Service[];
  /** The list's accessible name. */
  label: string;
  newTabHint: string;
}

/** Links to the same content on several services. */
export function ServiceLinks({ services, label, newTabHint, layout }: ServiceLinksProps) {
  const styles = serviceLinks({ layout });
  return (
    <ul className={styles.root} aria-label={label}>
      {services.map(({ service, label: name, href }) => (
        <li key={service}>
          <ExternalLink href={href} newTabHint={newTabHint} className={styles.link}>
            <Icon name={service} />
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
