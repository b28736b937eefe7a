import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { type GalleryFilter, type GalleryItem, lightboxTexts } from '#content/gallery.ts';
import { button, lightbox } from '#styled/recipes';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { galleryAddress } from '../gallery/galleryAddress.ts';
import { currentWork, type LightboxState } from './currentWork.ts';
import { LightboxLayout } from './LightboxLayout.tsx';
import { FITTED_SIZES } from './LightboxPicture.tsx';
import type { LightboxEvent } from './lightbox.machine.ts';

interface LightboxInPageProps {
  state: LightboxState;
  send: (event: LightboxEvent) => void;
  filter: GalleryFilter;
}

/**
 * The lightbox as a part of the page: what an artwork's own address shows before any script runs, and what is seen until
 * the dialog has been loaded. All that can be pressed is a link.
 */
export function LightboxInPage({ state, send, filter }: LightboxInPageProps) {
  const styles = lightbox({ inPage: true });
  const work = currentWork(state);
  if (work === undefined) return null;
  const { index, slugs } = state.context;

  const stepTo = (neighbour: GalleryItem | undefined, by: 1 | -1): ReactNode =>
    neighbour && (
      <IconLink
        icon={by === 1 ? 'arrowRight' : 'arrowLeft'}
        label={by === 1 ? lightboxTexts.next : lightboxTexts.previous}
        href={galleryAddress(filter, neighbour.slug)}
        className={styles.step}
        step={by === 1 ? 'next' : 'previous'}
        onPress={() => send({ type: 'stepped', by })}
      />
    );

  return (
    <section className={styles.content} data-theme="dark" aria-label={lightboxTexts.label}>
      <LightboxLayout
        work={work}
        number={index + 1}
        total={slugs.length}
        title={<h2 className={styles.title}>{work.title}</h2>}
        tools={
          <IconLink
            icon="close"
            label={lightboxTexts.close}
            href={galleryAddress(filter)}
            className={undefined}
            onPress={() => send({ type: 'dismissed' })}
          />
        }
        previous={stepTo(currentWork(state, -1), -1)}
        next={stepTo(currentWork(state, 1), 1)}
      >
        <figure className={styles.frame} data-part="frame">
          <Picture
            key={work.slug}
            name={work.src}
            alt={work.alt}
            sizes={FITTED_SIZES}
            className={styles.picture}
            isFirstView
          />
        </figure>
      </LightboxLayout>
    </section>
  );
}

interface IconLinkProps {
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
  href: string;
  className: string | undefined;
  step?: 'previous' | 'next';
  /** What a press does where the app runs. */
  onPress: () => void;
}

function IconLink({ icon, label, href, className = '', step, onPress }: IconLinkProps) {
  return (
    <Link
      href={href}
      className={`${button({ variant: 'ghost', size: 'sm', iconOnly: true })} ${className}`}
      data-step={step}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  );
}
