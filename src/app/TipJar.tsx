import { type ComponentType, lazy, Suspense, useState } from 'react';
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

/**
 * The header's tip jar and its drawer, whose flow is loaded when the page is idle. The piggy bank comes to life for
 * somebody who is there to see it: a page that nobody has touched yet costs nothing of it.
 */
export function TipJar() {
  const [presses, setPresses] = useState(0);
  const [isWanted, setIsWanted] = useState(false);
  const TipJarDrawer = useLazyComponent(loadDrawer, isWanted, () => setIsWanted(false));
  const isSeen = useVisitor();
  const press = () => {
    setPresses(presses + 1);
    setIsWanted(true);
  };
  return (
    <>
      <TipJarButton
        onPress={press}
        animation={
          isSeen && (
            <Suspense>
              <PiggyBank presses={presses} />
            </Suspense>
          )
        }
      />
      {TipJarDrawer && presses > 0 && <TipJarDrawer presses={presses} />}
    </>
  );
}
