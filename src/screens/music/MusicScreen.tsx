import { picture as artistPicture } from 'virtual:pictures/artist';
import { picture as musicPicture } from 'virtual:pictures/music';
import type { ReactNode } from 'react';
import { biography, musicHero, playerTexts, servicesTexts } from '#content/music.ts';
import { shellTexts } from '#content/navigation.ts';
import type { StreamingService } from '#content/services.ts';
import type { portrait } from '#content/sharedPictures.ts';
import { music } from '#styled/recipes';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { ServiceLinks } from '#ui/ServiceLinks.tsx';

interface HeroProps {
  /** Links to the streaming services. */
  services: readonly StreamingService[];
}

interface MusicScreenProps extends HeroProps {
  photo: typeof portrait;
  /** The artist's player. */
  player: ReactNode;
}

/** The music page. */
export function MusicScreen({ services, photo, player }: MusicScreenProps) {
  const styles = music();
  return (
    <>
      <Hero services={services} />
      <Section heading={biography.heading} spacing="compact">
        <div className={styles.biography}>
          {photo && (
            <div className={styles.portrait}>
              <Picture
                picture={artistPicture('portrait')}
                alt={photo.alt}
                sizes="(max-width: 767px) 328px, (max-width: 1279px) 36vw, 392px"
              />
            </div>
          )}
          <div className={styles.paragraphs}>
            {biography.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section heading={playerTexts.heading}>{player}</Section>
    </>
  );
}

/** The picture is a dark stage, so the hero uses the dark theme in both. */
function Hero({ services }: HeroProps) {
  const styles = music();
  return (
    <section className={styles.hero} data-theme="dark" aria-label={musicHero.heading}>
      <div className={styles.picture}>
        <Picture
          picture={musicPicture('hero')}
          alt={musicHero.alt}
          sizes="(max-width: 1023px) 142vw, 100vw"
          fit="cover"
          isFirstView
        />
      </div>
      <div className={styles.inner}>
        <p className={styles.kicker}>{musicHero.kicker}</p>
        <Heading level={1} size="sign">
          {musicHero.heading}
        </Heading>
        <p className={styles.description}>{musicHero.description}</p>
        {services.length > 0 && (
          <div className={styles.services}>
            <p className={styles.servicesLabel}>{servicesTexts.label}</p>
            <ServiceLinks services={services} label={servicesTexts.label} newTabHint={shellTexts.newTab} />
          </div>
        )}
      </div>
    </section>
  );
}
