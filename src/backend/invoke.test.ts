import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction } from './call.ts';

vi.mock('@supabase/supabase-js', { spy: true });

const answer = vi.fn(async (_request: Request) => Response.json({}));

vi.stubGlobal('location', { origin: 'http://localhost:5173', pathname: '/store' });
vi.stubGlobal('fetch', (input: string, init: RequestInit) => answer(new Request(input, init)));
beforeEach(() => answer.mockClear());

/** The requests that reached the server. */
async function asked() {
  expect(answer).toHaveBeenCalledOnce();
  const request = answer.mock.calls[0]?.[0];
  if (!request) throw new Error('Nothing was asked.');
  const { method, url, headers } = request;
  const body = await request.text();
  return { method, path: new URL(url).pathname, headers, body: body === '' ? undefined : JSON.parse(body) };
}

const message = { name: 'Dolly', email: 'dolly@example.com', subject: 'Hello', message: 'Howdy' };

describe('a call', () => {
  it("sends a tip's amount in the body and its key as a header", {
    tags: ['S3.tip', 'S7.call', 'S7.tip', 'D20'],
  }, async () => {
    answer.mockResolvedValueOnce(Response.json({ url: 'https://pay.example.com/session' }));
    const outcome = await callFunction(
      'create-tip-payment',
      { amount: 12.5 },
      { headers: { 'Idempotency-Key': 'k1' } },
    );
    const { method, path, headers, body } = await asked();
    expect([method, path, body]).toEqual(['POST', '/functions/v1/create-tip-payment', { amount: 12.5 }]);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('idempotency-key')).toBe('k1');
    expect(outcome).toEqual({ type: 'answered', body: { url: 'https://pay.example.com/session' } });
  });

  it('does not settle after it was aborted', async () => {
    const given = new AbortController();
    answer.mockImplementationOnce(
      (request) => new Promise((_, reject) => request.signal.addEventListener('abort', reject)),
    );
    const onSettled = vi.fn();
    void callFunction('newsletter-subscribe', { email: message.email }, { signal: given.signal }).then(
      onSettled,
    );
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    given.abort();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answer.mock.calls[0]?.[0].signal.aborted).toBe(true);
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('sends only the email to sign up', { tags: ['S3.signup', 'S7.newsletter'] }, async () => {
    answer.mockResolvedValueOnce(Response.json({ message: 'Check your inbox.' }));
    const outcome = await callFunction('newsletter-subscribe', { email: message.email });
    const { path, body } = await asked();
    expect([path, body]).toEqual(['/functions/v1/newsletter-subscribe', { email: message.email }]);
    expect(outcome).toEqual({ type: 'answered', body: { message: 'Check your inbox.' } });
  });

  it('sends no body for the class', { tags: ['S7.class', 'D12'] }, async () => {
    answer.mockResolvedValueOnce(Response.json({ url: 'https://pay.example.com/session' }));
    const outcome = await callFunction('create-class-payment', undefined);
    const { method, path, body } = await asked();
    expect([method, path, body]).toEqual(['POST', '/functions/v1/create-class-payment', undefined]);
    expect(outcome).toEqual({ type: 'answered', body: { url: 'https://pay.example.com/session' } });
  });

  it('sends the four fields of a message', { tags: ['S3.contact', 'S7.contact'] }, async () => {
    answer.mockResolvedValueOnce(Response.json({ success: true, message: 'Sent.' }));
    const outcome = await callFunction('send-contact-email', message);
    const { path, body } = await asked();
    expect([path, body]).toEqual(['/functions/v1/send-contact-email', message]);
    expect(outcome).toEqual({ type: 'answered', body: { success: true, message: 'Sent.' } });
  });
});

describe('an answer', () => {
  it.each([200, 400, 500])(
    'with an error is a refusal with its text, status %i',
    { tags: ['D5'] },
    async (status) => {
      answer.mockResolvedValueOnce(
        Response.json({ error: ' Slow down. ', code: 'too_many_requests' }, { status }),
      );
      expect(await callFunction('newsletter-subscribe', { email: message.email })).toEqual({
        type: 'refused',
        code: 'too_many_requests',
        text: 'Slow down.',
      });
    },
  );

  it.each([
    ['a page of a gateway', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['no body', () => new Response(null, { status: 500 })],
    ['an error without words', () => Response.json({ error: '' }, { status: 500 })],
  ])('that is %s has no text for the visitor', { tags: ['D5'] }, async (_, given) => {
    answer.mockResolvedValueOnce(given());
    expect(await callFunction('create-class-payment', undefined)).toEqual({
      type: 'refused',
      code: 'unknown',
    });
  });

  it('that never comes counts as unreachable', async () => {
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await callFunction('create-class-payment', undefined)).toMatchObject({ type: 'unreachable' });
  });
});

it('goes through one client, with the publishable key, a persistent session and token refresh', {
  tags: ['S6.client'],
}, async () => {
  vi.stubEnv('VITE_SUPABASE_URL', '');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '');
  vi.resetModules();
  const page = await import('./call.ts');
  await page.callFunction('create-class-payment', undefined);
  await page.callFunction('create-class-payment', undefined);
  const publicKey = 'local-publishable-key';
  expect(createClient).toHaveBeenCalledExactlyOnceWith(
    'http://localhost:54321',
    publicKey,
    expect.objectContaining({ auth: { persistSession: true, autoRefreshToken: true } }),
  );
  const keys = answer.mock.calls.map(([{ headers }]) => headers.get('apikey'));
  expect(keys).toEqual([publicKey, publicKey]);
});
