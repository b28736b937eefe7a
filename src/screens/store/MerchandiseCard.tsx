import { thumbnail } from 'virtual:pictures/store';
import { useId } from 'react';
import { type MerchandiseItem, merchandiseTexts } from '#content/store.ts';
import { merchandise } from '#styled/recipes';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

interface MerchandiseCardProps {
  item: MerchandiseItem;
  onJoinWaitlist: () => void;
}

/** A shirt that is not on sale yet. */
export function MerchandiseCard({ item, onJoinWaitlist }: MerchandiseCardProps) {
  const titleId = useId();
  const styles = merchandise({ isBlurred: item.isBlurred });
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.art}>
        <Picture
          picture={thumbnail(item.id)}
          alt={item.image.alt}
          sizes="(max-width: 767px) calc(100vw - 3rem), (max-width: 1279px) 20rem, (max-width: 1599px) 25rem, 31rem"
          fit="cover"
        />
        <div className={styles.badge}>
          <Badge>{merchandiseTexts.badge}</Badge>
        </div>
      </div>
      <div className={styles.body}>
        <Heading level={3} size="md" id={titleId}>
          {item.title}
        </Heading>
        <p className={styles.rating}>
          <Icon name="star" />
          <VisuallyHidden>{merchandiseTexts.rating(item.rating)}</VisuallyHidden>
          <strong aria-hidden="true">{item.rating}</strong>
          <span>({merchandiseTexts.reviews(item.reviews)})</span>
        </p>
        <p className={styles.text}>{item.description}</p>
        <Options sizes={item.sizes} colors={item.colors} />
        <div className={styles.foot}>
          <p className={styles.price}>
            <VisuallyHidden>{merchandiseTexts.price} </VisuallyHidden>
            {item.price}
          </p>
          <Button aria-describedby={titleId} onClick={onJoinWaitlist}>
            {merchandiseTexts.join}
          </Button>
        </div>
      </div>
    </article>
  );
}

/** Sizes and colors; nothing if both are empty. */
function Options({ sizes, colors }: Pick<MerchandiseItem, 'sizes' | 'colors'>) {
  const styles = merchandise();
  if (sizes.length === 0 && colors.length === 0) return null;
  return (
    <dl className={styles.options}>
      {sizes.length > 0 && (
        <>
          <dt className={styles.optionsLabel}>{merchandiseTexts.sizes}</dt>
          <dd className={styles.sizes}>
            {sizes.map((size) => (
              <span key={size} className={styles.size}>
                {size}
              </span>
            ))}
          </dd>
        </>
      )}
      {colors.length > 0 && (
        <>
          <dt className={styles.optionsLabel}>{merchandiseTexts.colors}</dt>
          <dd className={styles.swatches}>
            {colors.map(({ name, cloth }) => (
              <span key={name} className={styles.swatch} data-cloth={cloth}>
                {name}
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
