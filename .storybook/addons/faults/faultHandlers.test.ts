import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FunctionName } from '#contract';
import { answers } from '#mocks/functions/answers.ts';
import { play } from '#mocks/play.ts';
import { faultHandlers } from './faultHandlers.ts';
import type { Faults } from './faults.ts';

const server = setupServer();
let faults: Faults = {};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  server.resetHandlers();
  faults = {};
});

function standBefore(...storysOwn: Parameters<typeof server.use>) {
  server.use(...storysOwn);
  server.use(...faultHandlers({ faults: () => faults, handlers: () => server.listHandlers(), slowness: 50 }));
}

const call = (name: FunctionName) =>
  fetch(`https://backend.example.com/functions/v1/${name}`, { method: 'POST', body: '{}' });

const fine = answers['create-tip-payment'].okWithUrl;

describe('with a fault', () => {
  it('makes the function fail with its error body, and leaves others unchanged', async () => {
    standBefore(
      play('create-tip-payment', fine),
      play('checkout-status', answers['checkout-status'].paidTip),
    );
    faults = { 'create-tip-payment': 'internal' };
    const response = await call('create-tip-payment');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual(answers['create-tip-payment'].internal.body);
    expect(await (await call('checkout-status')).json()).toMatchObject({ status: 'paid' });
  });

  it('responds with HTML, without a url, or never', async () => {
    standBefore(play('create-tip-payment', fine));
    faults = { 'create-tip-payment': 'gatewayPage' };
    const page = await call('create-tip-payment');
    expect(page.headers.get('content-type')).toMatch('text/html');
    faults = { 'create-tip-payment': 'okWithoutUrl' };
    expect(await (await call('create-tip-payment')).json()).toEqual({});
    faults = { 'create-tip-payment': 'networkDown' };
    await expect(call('create-tip-payment')).rejects.toThrow();
  });

  it('works where the story has no handler for the function', async () => {
    standBefore();
    faults = { 'create-tip-payment': 'internal' };
    expect((await call('create-tip-payment')).status).toBe(500);
  });

  it('takes effect, and ends, with the next call', async () => {
    standBefore(play('create-tip-payment', fine));
    expect((await call('create-tip-payment')).status).toBe(200);
    faults = { 'create-tip-payment': 'internal' };
    expect((await call('create-tip-payment')).status).toBe(500);
    faults = {};
    expect((await call('create-tip-payment')).status).toBe(200);
  });
});

describe('a slow function', () => {
  it('eventually responds as the story does', async () => {
    standBefore(http.post('*/functions/v1/create-tip-payment', () => HttpResponse.json({ error: 'No.' })));
    faults = { 'create-tip-payment': 'slow' };
    const begun = performance.now();
    expect(await (await call('create-tip-payment')).json()).toEqual({ error: 'No.' });
    expect(performance.now() - begun).toBeGreaterThanOrEqual(45);
  });

  it('succeeds where the story has no handler', async () => {
    standBefore();
    faults = { 'create-tip-payment': 'slow' };
    expect(await (await call('create-tip-payment')).json()).toEqual(fine.body);
  });
});
