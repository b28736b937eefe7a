import { useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import { type FooterColumn, follow, shellTexts } from '#content/navigation.ts';
import { shownColumns } from '#content/shown.ts';
import { footer, link } from '#styled/recipes';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import { Heading } from '#ui/Heading.tsx';

interface SiteFooterProps {
  columns?: readonly FooterColumn[];
  /** Social links. */
  links?: typeof follow.links;
}

/** The footer of every page. */
export function SiteFooter({ columns = shownColumns, links = follow.links }: SiteFooterProps) {
  const styles = footer();
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          {columns.map((column) => (
            <Column key={column.heading} {...column} />
          ))}
          {links.length > 0 && (
            <div className={styles.column}>
              <Heading level={2} size="md" className={styles.heading}>
                {follow.heading}
              </Heading>
              <ul aria-label={follow.heading}>
                {links.map(({ service, label, href }) => (
                  <li key={service}>
                    <ExternalLink
                      href={href}
                      newTabHint={shellTexts.newTab}
                      className={link({ variant: 'list' })}
                    >
                      {label}
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className={styles.bottom}>
          <Copyright />
          <p>{shellTexts.signOff}</p>
        </div>
      </div>
    </footer>
  );
}

function Column({ heading, links }: FooterColumn) {
  const styles = footer();
  const headingId = useId();
  return (
    <nav className={styles.column} aria-labelledby={headingId}>
      <Heading level={2} size="md" id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      <ul>
        {links.map(({ label, href, isPlaceholder }) => (
          <li key={label}>
            {isPlaceholder ? (
              <a
                href={href}
                className={link({ variant: 'list' })}
                onClick={(event) => event.preventDefault()}
              >
                {label}
              </a>
            ) : (
              <Link href={href} className={link({ variant: 'list' })}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The current year in the browser, which may be later than the build's. */
function Copyright() {
  const text = shellTexts.copyright(new Date().getFullYear());
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (line.current) line.current.textContent = text;
  }, [text]);
  return (
    <p ref={line} suppressHydrationWarning>
      {text}
    </p>
  );
}
