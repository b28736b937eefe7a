import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type MobileMenuEvent, mobileMenuMachine } from './mobileMenu.machine.ts';

function openMenu() {
  const holdHistory = vi.fn();
  const releaseHistory = vi.fn();
  const menu = createActor(mobileMenuMachine.provide({ actions: { holdHistory, releaseHistory } }));
  menu.start();
  menu.send({ type: 'menu.opened' });
  return { menu, holdHistory, releaseHistory };
}

it('holds a history entry while it is open', () => {
  const { menu, holdHistory, releaseHistory } = openMenu();
  expect(menu.getSnapshot().value).toBe('open');
  expect(holdHistory).toHaveBeenCalledOnce();
  expect(releaseHistory).not.toHaveBeenCalled();
});

type Closing = Exclude<MobileMenuEvent, { type: 'menu.opened' }>;

/** The history entries removed by each way of closing: none where the browser has removed it already. */
const released: Record<Closing['type'], 0 | 1> = {
  'menu.dismissed': 1,
  'viewport.widened': 1,
  'history.left': 0,
  'route.changed': 0,
};

const ways: readonly Closing[] = [
  { type: 'menu.dismissed' },
  { type: 'viewport.widened' },
  { type: 'history.left' },
  { type: 'route.changed' },
];

it.each(ways)('closes on $type, and removes its history entry if it is still there', (event) => {
  const { menu, releaseHistory } = openMenu();
  menu.send(event);
  expect(menu.getSnapshot().value).toBe('closed');
  expect(releaseHistory).toHaveBeenCalledTimes(released[event.type]);
});
