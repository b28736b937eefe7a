import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { TipJarButton } from '#flows/piggy-bank/TipJarButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { useHasInteracted } from '#ui/useHasInteracted.ts';
import { useLazyComponent } from '#ui/useLazyComponent.ts';

/** Includes the dialog, which the drawer would load next. */
const drawer = lazyPart(async () => {
  const [module] = await Promise.all([
    import('#flows/tip/TipJarDrawer.tsx'),
    import('#flows/tip/TipDialog.tsx'),
  ]);
  return module;
});

/** Decorative: if its code fails to load, nothing is rendered. */
const PiggyBank = lazy<ComponentType<{ presses: number }>>(() =>
  import('#flows/piggy-bank/AnimatedPiggyBank.tsx').catch(() => ({ default: () => null })),
);

interface TipJarProps {
  /** The number of presses, here or in the menu. */
  presses: number;
  onPress: () => void;
}

/**
 * The header's tip jar and its drawer, whose flow is loaded when the page is idle. The animation is loaded after the
 * first interaction, so that an untouched page loads none of it.
 */
export function TipJar({ presses, onPress }: TipJarProps) {
  const jar = useRef<HTMLButtonElement>(null);
  /** The last press whose drawer was canceled while it was loading. */
  const [givenUp, setGivenUp] = useState(0);
  const TipJarDrawer = useLazyComponent(drawer, presses > givenUp, () => setGivenUp(presses));
  const hasInteracted = useHasInteracted();
  /** On narrow screens, the button in the menu was pressed. */
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
          hasInteracted && (
            <Suspense>
              <PiggyBank presses={presses} />
            </Suspense>
          )
        }
      />
      {TipJarDrawer && <TipJarDrawer presses={presses} finalFocusEl={focusAfter} />}
    </>
  );
}
