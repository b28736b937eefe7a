import type { ReactNode } from 'react';
import type { OnlineClass } from '#catalog';
import {
  type MerchandiseItem,
  merchandiseTexts,
  shopWithoutScripts,
  storeTexts,
  supportTexts,
} from '#content/store.ts';
import { merchandise as merchandiseRecipe } from '#styled/recipes';
import { Button } from '#ui/Button.tsx';
import { Callout } from '#ui/Callout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Section } from '#ui/Section.tsx';
import { WithoutScripts } from '#ui/WithoutScripts.tsx';
import { ClassCard } from './ClassCard.tsx';
import { MerchandiseCard } from './MerchandiseCard.tsx';

interface StoreScreenProps {
  /** The outcome of a tip after the payment page. */
  notice: ReactNode;
  onlineClass: OnlineClass | undefined;
  merchandise: readonly MerchandiseItem[];
  onJoinWaitlist: (item: MerchandiseItem) => void;
  /** The tip section's button. */
  onTip: (() => void) | undefined;
}

/** The store. */
export function StoreScreen({ notice, onlineClass, merchandise, onJoinWaitlist, onTip }: StoreScreenProps) {
  return (
    <>
      <PageHeader
        kicker={storeTexts.kicker}
        heading={storeTexts.heading}
        intro={storeTexts.intro}
        notice={
          <>
            {notice}
            <WithoutScripts>{shopWithoutScripts}</WithoutScripts>
          </>
        }
      />
      {onlineClass && <ClassCard onlineClass={onlineClass} isLast={merchandise.length === 0} />}
      {merchandise.length > 0 && (
        <Section heading={merchandiseTexts.heading} intro={merchandiseTexts.intro}>
          <ul className={merchandiseRecipe().grid}>
            {merchandise.map((item) => (
              <li key={item.id}>
                <MerchandiseCard item={item} onJoinWaitlist={() => onJoinWaitlist(item)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {onTip && (
        <Callout
          tone="accent"
          heading={supportTexts.heading}
          text={supportTexts.text}
          art={<img src={supportTexts.art} alt="" width="200" height="200" loading="lazy" />}
        >
          <Button size="lg" onClick={onTip}>
            {supportTexts.button}
          </Button>
        </Callout>
      )}
    </>
  );
}
