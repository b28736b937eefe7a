import { lazy, Suspense, useState } from 'react';
import { TipJarButton } from '#screens/shell/TipJarButton.tsx';

const TipJarDrawer = lazy(() => import('#flows/tip/TipJarDrawer.tsx'));

/** The header's tip jar and its drawer, whose flow is loaded at the first press. */
export function TipJar() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <TipJarButton onPress={() => setPresses(presses + 1)} />
      {presses > 0 && (
        <Suspense>
          <TipJarDrawer presses={presses} />
        </Suspense>
      )}
    </>
  );
}
