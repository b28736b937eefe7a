import { groups, thumbnail } from 'virtual:pictures/callouts';
import { picture } from 'virtual:pictures/class';
import type { ReactNode } from 'react';
import type { OnlineClass } from '#catalog';
import {
  classWithoutScripts,
  closing,
  curriculumTexts,
  featuredClass,
  type Lesson,
  type Topic,
  topicsHeading,
} from '#content/featuredClass.ts';
import { classPicture } from '#content/sharedPictures.ts';
import { topics as topicsRecipe, workshop } from '#styled/recipes';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Callout } from '#ui/Callout.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Prints } from '#ui/Prints.tsx';
import { Section } from '#ui/Section.tsx';
import { WithoutScripts } from '#ui/WithoutScripts.tsx';
import { Curriculum } from './Curriculum.tsx';
import { TopicArt } from './TopicArt.tsx';

interface WorkshopProps {
  onlineClass: OnlineClass;
  /** The outcome of a pre-order after the payment page. */
  notice: ReactNode;
  /** The pre-order button in the first view. */
  preOrder: ReactNode;
  onSubscribe: () => void;
}

interface FeaturedClassScreenProps extends WorkshopProps {
  topics: readonly Topic[];
  lessons: readonly Lesson[];
  /** The button at the end of the page. */
  closingPreOrder: ReactNode;
}

/** The class's landing page. */
export function FeaturedClassScreen({
  topics,
  lessons,
  closingPreOrder,
  ...first
}: FeaturedClassScreenProps) {
  return (
    <>
      <Workshop {...first} />
      {topics.length > 0 && (
        <Section heading={topicsHeading} spacing="compact">
          <ul className={topicsRecipe().grid}>
            {topics.map((topic) => (
              <li key={topic.title}>
                <TopicCard {...topic} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {lessons.length > 0 && (
        <Section heading={curriculumTexts.heading} intro={curriculumTexts.intro}>
          <Curriculum lessons={lessons} />
        </Section>
      )}
      <Callout tone="third" heading={closing.heading} text={closing.text} art={<ClosingArt />}>
        {closingPreOrder}
      </Callout>
    </>
  );
}

function ClosingArt() {
  const works = groups.class.map(thumbnail);
  return works.length > 0 ? <Prints works={works} /> : <TopicArt motif="light" />;
}

function TopicCard({ title, text, motif, tone }: Topic) {
  const styles = topicsRecipe({ tone });
  return (
    <article className={styles.card}>
      <div className={styles.art} aria-hidden="true">
        <TopicArt motif={motif} />
      </div>
      <div className={styles.body}>
        <Heading level={3} size="md">
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
    </article>
  );
}

function Workshop({ onlineClass, notice, preOrder, onSubscribe }: WorkshopProps) {
  const styles = workshop();
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.notice}>
          {notice}
          <WithoutScripts>{classWithoutScripts}</WithoutScripts>
        </div>
        <div className={styles.words}>
          <Badge>{featuredClass.badge}</Badge>
          <Heading level={1} size="page" className={styles.title}>
            {onlineClass.title}
          </Heading>
          <p className={styles.text}>{featuredClass.text}</p>
          <FactList
            label={featuredClass.facts}
            facts={[
              { icon: 'film', text: onlineClass.length },
              { icon: 'people', text: featuredClass.students },
              { icon: 'certificate', text: featuredClass.certificate },
              { icon: 'download', text: featuredClass.resources },
            ]}
          />
          <div className={styles.actions}>
            {preOrder}
            <Button variant="outline" size="lg" onClick={onSubscribe}>
              {featuredClass.subscribe}
            </Button>
          </div>
        </div>
        <div className={styles.picture}>
          <Picture
            picture={picture('hero')}
            alt={classPicture.alt}
            sizes="(max-width: 1023px) calc(100vw - 3rem), 36rem"
            isFirstView
          />
        </div>
      </div>
    </header>
  );
}
