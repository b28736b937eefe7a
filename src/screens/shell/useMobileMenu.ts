import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { mobileMenuMachine } from './mobileMenu.machine.ts';

/** From here on the header has room for the links themselves: 768 px, written as the theme's sheet writes it. */
const WIDE_ENOUGH = '(min-width: 48rem)';

const machine = mobileMenuMachine.provide({
  actions: {
    holdHistory: () => history.pushState(history.state, ''),
    releaseHistory: () => history.back(),
  },
});

/** The menu's state, told of everything that closes it. @param path of the page that is shown. */
export function useMobileMenu(path: string) {
  const [state, send] = useMachine(machine);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the event itself.
  useEffect(() => send({ type: 'route.changed' }), [path]);

  useEffect(() => {
    const wide = matchMedia(WIDE_ENOUGH);
    const onWide = () => {
      if (wide.matches) send({ type: 'viewport.widened' });
    };
    const onBack = () => send({ type: 'history.left' });
    wide.addEventListener('change', onWide);
    addEventListener('popstate', onBack);
    return () => {
      wide.removeEventListener('change', onWide);
      removeEventListener('popstate', onBack);
    };
  }, [send]);

  /** Closes the menu, and goes on once its history entry is gone: Back would cancel what is about to open. */
  const leaveFor = (goOn: () => void) => {
    addEventListener('popstate', () => goOn(), { once: true });
    send({ type: 'menu.dismissed' });
  };

  return { isOpen: state.matches('open'), send, leaveFor };
}
