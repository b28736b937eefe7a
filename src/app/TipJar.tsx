import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { TipJarButton } from '#screens/shell/TipJarButton.tsx';
import { useVisitor } from '#screens/shell/useVisitor.ts';
import { useLazyComponent } from '#ui/useLazyComponent.ts';

/** With the dialog that the drawer would load next. */
async function loadDrawer() {
  const [drawer] = await Promise.all([
    import('#flows/tip/TipJarDrawer.tsx'),
    import('#flows/tip/TipDialog.tsx'),
  ]);
  return drawer;
}

/** A decoration: where its code does not come, there is none. */
const PiggyBank = lazy<ComponentType<{ presses: number }>>(() =>
  import('#screens/shell/AnimatedPiggyBank.tsx').catch(() => ({ default: () => null })),
);

interface TipJarProps {
  /** How often it was pressed, here or in the menu. */
  presses: number;
  onPress: () => void;
}

/**
 * The header's tip jar and its drawer, whose flow is loaded when the page is idle. The piggy bank comes to life for
 * somebody who is there to see it: a page that nobody has touched yet costs nothing of it.
 */
export function TipJar({ presses, onPress }: TipJarProps) {
  const jar = useRef<HTMLButtonElement>(null);
  /** The last press whose drawer was no longer wanted before it came. */
  const [givenUp, setGivenUp] = useState(0);
  const TipJarDrawer = useLazyComponent(loadDrawer, presses > givenUp, () => setGivenUp(presses));
  const isSeen = useVisitor();
  /** Where the header has no room for the jar, it was pressed in the menu. */
  const focusAfter = () =>
    jar.current?.checkVisibility()
      ? jar.current
      : (jar.current?.parentElement?.querySelector<HTMLElement>('[aria-expanded]') ?? null);
  return (
    <>
      <TipJarButton
        ref={jar}
        onPress={onPress}
        animation={
          isSeen && (
            <Suspense>
              <PiggyBank presses={presses} />
            </Suspense>
          )
        }
      />
      {TipJarDrawer && presses > 0 && <TipJarDrawer presses={presses} finalFocusEl={focusAfter} />}
    </>
  );
}
