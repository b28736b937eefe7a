import { picture } from 'virtual:pictures/artist';
import { type ReactNode, useId } from 'react';
import { contactTexts } from '#content/contactForm.ts';
import { contactPage } from '#content/contactPage.ts';
import { shellTexts } from '#content/navigation.ts';
import type { contactLinks } from '#content/services.ts';
import type { portrait } from '#content/sharedPictures.ts';
import { contactPage as contactPageRecipe } from '#styled/recipes';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { WithoutScripts } from '#ui/WithoutScripts.tsx';

interface ContactLinksProps {
  links: typeof contactLinks;
}

interface ContactScreenProps extends ContactLinksProps {
  form: ReactNode;
  photo: typeof portrait;
}

/** The contact page. */
export function ContactScreen({ form, photo, links }: ContactScreenProps) {
  const formId = useId();
  const styles = contactPageRecipe();
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.kicker}>{contactPage.kicker}</p>
          <Heading level={1} size="page">
            {contactPage.heading}
          </Heading>
          <p className={styles.intro}>{contactPage.intro}</p>
          {links.length > 0 && <ContactLinks links={links} />}
        </div>
        {photo && (
          <figure className={styles.photo}>
            <Picture
              picture={picture('portrait')}
              alt={photo.alt}
              sizes="(max-width: 767px) 20rem, 24rem"
              isFirstView
            />
            <figcaption className={styles.caption}>{contactPage.caption}</figcaption>
          </figure>
        )}
        <section className={styles.form} aria-labelledby={formId}>
          <Heading level={2} id={formId}>
            {contactPage.form}
          </Heading>
          <WithoutScripts>{contactTexts.withoutScripts}</WithoutScripts>
          {form}
        </section>
      </div>
    </div>
  );
}

/** Social links; placeholders without an address do nothing (D9). */
function ContactLinks({ links }: ContactLinksProps) {
  const styles = contactPageRecipe();
  return (
    <ul className={styles.social} aria-label={contactPage.social}>
      {links.map(({ service, label, href, isPlaceholder }) => {
        const content = (
          <>
            <Icon name={service} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        );
        return (
          <li key={service}>
            {isPlaceholder ? (
              <a href={href} className={styles.socialLink} onClick={(event) => event.preventDefault()}>
                {content}
              </a>
            ) : (
              <ExternalLink href={href} newTabHint={shellTexts.newTab} className={styles.socialLink}>
                {content}
              </ExternalLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
