import { logo } from 'virtual:pictures/brands';
import { picture } from 'virtual:pictures/home';
import { groups, thumbnail } from 'virtual:pictures/tiles';
import { type ReactNode, useRef } from 'react';
import type { BrandLogo } from '#content/brands.ts';
import { brandsTexts, hero, tiles, tilesHeading } from '#content/home.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { isShown } from '#content/shown.ts';
import { hero as heroRecipe, tileGrid } from '#styled/recipes';
import { Heading } from '#ui/Heading.tsx';
import { LogoStrip } from '#ui/LogoStrip.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { Tile } from '#ui/Tile.tsx';
import { WithoutScripts } from '#ui/WithoutScripts.tsx';
import { SelectedWorks } from './SelectedWorks.tsx';
import { TileArt } from './TileArt.tsx';
import { useHeroScroll } from './useHeroScroll.ts';

interface HeroProps {
  /** The newsletter form. */
  signup: ReactNode;
}

interface HomeScreenProps extends HeroProps {
  brands: readonly BrandLogo[];
  /** The slugs of the works in the row. */
  works: readonly string[];
  onOpenWork: (slug: string) => void;
  /** The lightbox over the page. */
  lightbox?: ReactNode;
}

const shownTiles = tiles.filter(({ href }) => isShown(href));

/** The home page; the order of its sections is the order here. */
export function HomeScreen({ signup, brands, works, onOpenWork, lightbox }: HomeScreenProps) {
  const logos = brands.map(({ src, alt }) => ({ ...logo(src), alt }));
  return (
    <>
      <Hero signup={signup} />
      {logos.length > 0 && (
        <Section
          heading={brandsTexts.heading}
          spacing="compact"
          bleed={<LogoStrip logos={logos} label={brandsTexts.heading} pauseLabel={brandsTexts.pause} />}
        />
      )}
      {works.length > 0 && isShown('/portfolio') && <SelectedWorks slugs={works} onOpen={onOpenWork} />}
      {shownTiles.length > 0 && (
        <Section heading={tilesHeading}>
          <ul className={tileGrid()}>
            {shownTiles.map(({ title, text, href, category = '', motif, tone }, index) => (
              <li key={href}>
                <Tile
                  title={title}
                  text={text}
                  href={href}
                  tone={tone}
                  size={index < 2 ? 'lg' : 'md'}
                  art={<TileArt motif={motif} />}
                  works={groups[category]?.map(thumbnail)}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {lightbox}
    </>
  );
}

/** The longest word that fits a phone at the sign's size, in letters. */
const SIGN_LETTERS = 8;

const nameSize = hero.name.split(/[\s-]+/).some(({ length }) => length > SIGN_LETTERS) ? 'page' : 'sign';

/** The picture is a night scene, so the hero uses the dark theme in both. */
function Hero({ signup }: HeroProps) {
  const root = useRef<HTMLElement>(null);
  useHeroScroll(root);
  const styles = heroRecipe();
  return (
    <section ref={root} className={styles.root} data-theme="dark" aria-label={hero.name}>
      <div className={styles.picture}>
        <Picture
          picture={picture('hero')}
          alt={hero.alt}
          sizes="(max-width: 767px) 683px, (max-width: 1023px) 911px, 100vw"
          fit="cover"
          isFirstView
        />
      </div>
      <div className={styles.inner}>
        <p className={styles.kicker}>{hero.kicker}</p>
        <Heading level={1} size={nameSize} className={styles.name}>
          {hero.name}
        </Heading>
        <p className={styles.description}>{hero.description}</p>
        <div className={styles.signup}>
          <Heading level={2} size="md" className={styles.signupHeading}>
            {hero.signup.heading}
          </Heading>
          <p className={styles.signupText}>{hero.signup.text}</p>
          <div className={styles.note}>
            <WithoutScripts>{newsletterTexts.withoutScripts}</WithoutScripts>
          </div>
          {signup}
        </div>
      </div>
    </section>
  );
}
