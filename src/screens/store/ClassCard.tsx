import { picture } from 'virtual:pictures/class';
import { Link } from 'wouter';
import type { OnlineClass } from '#catalog';
import { classPicture } from '#content/sharedPictures.ts';
import { classCard } from '#content/store.ts';
import { formatPrice } from '#money';
import { button, classCard as classCardRecipe } from '#styled/recipes';
import { Badge } from '#ui/Badge.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

interface ClassCardProps {
  onlineClass: OnlineClass;
  /** No merchandise section follows. */
  isLast: boolean;
}

/** The class's card in the store. */
export function ClassCard({ onlineClass, isLast }: ClassCardProps) {
  const styles = classCardRecipe();
  const { rating, duration, format, level } = classCard;
  return (
    <Section heading={classCard.heading} spacing={isLast ? 'generous' : 'compact'}>
      <article className={styles.root}>
        <div className={styles.picture}>
          <Picture
            picture={picture('hero')}
            alt={classPicture.alt}
            sizes="(max-width: 1279px) calc(100vw - 3rem), (max-width: 1599px) 43rem, 55rem"
            fit="cover"
            isFirstView
          />
        </div>
        <div className={styles.body}>
          <Badge>{classCard.badge}</Badge>
          <Heading level={3}>{onlineClass.title}</Heading>
          <p className={styles.text}>{classCard.text}</p>
          <FactList
            label={classCard.facts}
            facts={[
              { icon: 'star', ...rating },
              { icon: 'clock', ...duration },
              { icon: 'film', ...format },
              { icon: 'level', ...level },
            ]}
          />
          <div className={styles.foot}>
            <p className={styles.price}>
              <VisuallyHidden>{classCard.priceLabel} </VisuallyHidden>
              {formatPrice(onlineClass.priceCents)}
            </p>
            <Link href={classCard.href} className={button({ size: 'lg' })}>
              {classCard.more}
              <VisuallyHidden> {classCard.moreOf}</VisuallyHidden>
            </Link>
          </div>
        </div>
      </article>
    </Section>
  );
}
