import { afterEach, expect, it, vi } from 'vitest';
import { type PixelEvent, track } from './pixel.ts';

const lead: PixelEvent = { event: 'Lead', details: { content_category: 'email_signup' } };

afterEach(() => vi.unstubAllGlobals());

it('receives the events if it is on the page', { tags: ['S7.pixel'] }, () => {
  const fbq = vi.fn();
  vi.stubGlobal('window', { fbq });
  track(lead);
  expect(fbq).toHaveBeenCalledExactlyOnceWith('track', 'Lead', { content_category: 'email_signup' });
});

it('is skipped otherwise', { tags: ['S7.pixel'] }, () => {
  vi.stubGlobal('window', {});
  expect(() => track(lead)).not.toThrow();
});

it('can throw without breaking the caller', { tags: ['D10'] }, () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('window', {
    fbq: () => {
      throw new Error('blocked');
    },
  });
  expect(() => track(lead)).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});
