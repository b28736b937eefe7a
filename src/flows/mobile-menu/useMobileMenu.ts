import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { mobileMenuMachine } from './mobileMenu.machine.ts';

/** The header shows the links from 768 px; in rem, as Panda writes the breakpoint. */
const WIDE_ENOUGH = '(min-width: 48rem)';

const machine = mobileMenuMachine.provide({
  actions: {
    holdHistory: () => history.pushState(history.state, ''),
    releaseHistory: () => history.back(),
  },
});

/** The menu's machine, connected to everything that closes it. @param path of the current page. */
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

  /** Closes the menu and continues once its history entry is removed: a pending Back would close what opens next. */
  const leaveFor = (goOn: () => void) => {
    addEventListener('popstate', () => goOn(), { once: true });
    send({ type: 'menu.dismissed' });
  };

  return { isOpen: state.matches('open'), send, leaveFor };
}
