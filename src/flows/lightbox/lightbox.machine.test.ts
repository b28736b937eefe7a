import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { statePath } from '../statePath.ts';
import { type LightboxEvent, lightboxMachine, MAX_ZOOM } from './lightbox.machine.ts';

const works = ['rosalie', 'wendell', 'dot', 'coyote'] as const;

/** The lightbox over four works, with its history changes recorded. */
function start(slug?: string, slugs: readonly string[] = works) {
  const history: string[] = [];
  const lightbox = createActor(
    lightboxMachine.provide({
      actions: {
        replaceHistory: ({ context }) => history.push(`replace ${context.slugs[context.index]}`),
        leaveHistory: () => history.push('leave'),
      },
    }),
    { input: { slugs, slug } },
  );
  lightbox.start();
  return {
    history,
    send: (event: LightboxEvent) => lightbox.send(event),
    address: (named?: string) => lightbox.send({ type: 'address.changed', slugs, slug: named }),
    state: () => statePath(lightbox.getSnapshot()),
    context: () => lightbox.getSnapshot().context,
    isOpen: () => lightbox.getSnapshot().hasTag('open'),
  };
}

describe('the lightbox', () => {
  it('opens on the work in the URL, steps to its neighbors, and closes', {
    tags: ['S4.lightbox'],
  }, () => {
    const lightbox = start();
    expect(lightbox.state()).toBe('closed');
    lightbox.address('wendell');
    lightbox.send({ type: 'stepped', by: 1 });
    lightbox.send({ type: 'stepped', by: 1 });
    lightbox.send({ type: 'stepped', by: -1 });
    lightbox.send({ type: 'dismissed' });
    expect(lightbox.state()).toBe('closed');
    expect(lightbox.history).toEqual(['replace dot', 'replace coyote', 'replace dot', 'leave']);
  });

  it('follows Back and Forward without writing to the history', () => {
    const lightbox = start();
    lightbox.address('dot');
    lightbox.address();
    expect(lightbox.state()).toBe('closed');
    lightbox.address('dot');
    expect(lightbox.state()).toBe('open.fitted');
    expect(lightbox.context().index).toBe(2);
    expect(lightbox.history).toEqual([]);
  });

  it('starts open on the work in the URL', () => {
    const lightbox = start('coyote');
    expect(lightbox.state()).toBe('open.fitted');
    expect(lightbox.context().index).toBe(3);
    expect(lightbox.history).toEqual([]);
  });

  it.each([undefined, '', 'nobody'])('stays closed if the URL has %j', (slug) => {
    expect(start(slug).state()).toBe('closed');
  });

  it('does not open on a work outside of the list', () => {
    const lightbox = start();
    lightbox.address('nobody');
    expect(lightbox.state()).toBe('closed');
    expect(lightbox.history).toEqual([]);
  });

  it('does not step past either end', () => {
    const lightbox = start();
    lightbox.address('rosalie');
    lightbox.send({ type: 'stepped', by: -1 });
    expect(lightbox.context().index).toBe(0);
    for (let step = 0; step < 9; step++) lightbox.send({ type: 'stepped', by: 1 });
    expect(lightbox.context().index).toBe(3);
    expect(lightbox.history).toEqual(['replace wendell', 'replace dot', 'replace coyote']);
  });

  it('steps past a picture that fails to load and cannot be zoomed', () => {
    const lightbox = start('rosalie');
    lightbox.send({ type: 'picture.failed' });
    lightbox.send({ type: 'zoomed', to: 2 });
    expect(lightbox.state()).toBe('open.broken');
    lightbox.send({ type: 'stepped', by: 1 });
    expect(lightbox.state()).toBe('open.fitted');
  });

  it('zooms within limits, and resets for the next picture', () => {
    const lightbox = start('rosalie');
    lightbox.send({ type: 'zoomed', to: 1.5 });
    expect(lightbox.state()).toBe('open.zoomed');
    lightbox.send({ type: 'zoomed', to: 99 });
    expect(lightbox.context().zoom).toBe(MAX_ZOOM);
    lightbox.send({ type: 'zoomed', to: 0.2 });
    expect(lightbox.state()).toBe('open.fitted');
    expect(lightbox.context().zoom).toBe(1);
    lightbox.send({ type: 'zoomed', to: 2 });
    lightbox.send({ type: 'stepped', by: 1 });
    expect(lightbox.context().zoom).toBe(1);
  });

  it('emits close once for repeated events', () => {
    const lightbox = start();
    lightbox.address('dot');
    lightbox.send({ type: 'dismissed' });
    lightbox.send({ type: 'dismissed' });
    expect(lightbox.history).toEqual(['leave']);
  });
});

const anyEvent = fc.oneof(
  fc
    .constantFrom(...works, 'nobody', undefined)
    .map((slug): LightboxEvent => ({ type: 'address.changed', slugs: works, slug })),
  fc.constantFrom<1 | -1>(1, -1).map((by): LightboxEvent => ({ type: 'stepped', by })),
  fc.double({ min: -10, max: 10, noNaN: true }).map((to): LightboxEvent => ({ type: 'zoomed', to })),
  fc.constantFrom<LightboxEvent>({ type: 'picture.failed' }, { type: 'dismissed' }),
);

it('never leaves the list, for any events', { tags: ['S4.lightbox.index'] }, () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      const lightbox = start();
      for (const event of events) {
        lightbox.send(event);
        const { index, zoom } = lightbox.context();
        if (lightbox.isOpen()) expect(works[index]).toBeDefined();
        expect(zoom).toBeGreaterThanOrEqual(1);
        expect(zoom).toBeLessThanOrEqual(MAX_ZOOM);
      }
    }),
  );
});
