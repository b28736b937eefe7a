import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Outcome } from '#backend/call.ts';
import { statePath } from '../statePath.ts';
import { message } from './contact.fixtures.ts';
import { type ContactEmitted, contactMachine } from './contact.machine.ts';
import { type ContactMessage, contactProblems, toPayload } from './contactMessage.ts';

type Sending = Outcome<'send-contact-email'>;

function start(answer: () => Promise<Sending>) {
  const send = vi.fn((_message: ContactMessage) => answer());
  const clock = new SimulatedClock();
  const flow = createActor(
    contactMachine.provide({ actors: { send: fromPromise(({ input }) => send(input)) } }),
    { clock },
  );
  const emitted: ContactEmitted[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  const type = (name: keyof ContactMessage, value: string) =>
    flow.send({ type: 'field.changed', name, value });
  return {
    send,
    clock,
    emitted,
    type,
    write: (fields: ContactMessage) => {
      for (const name of ['name', 'email', 'subject', 'message'] as const) type(name, fields[name]);
    },
    submit: () => flow.send({ type: 'submitted' }),
    state: () => statePath(flow.getSnapshot()),
    context: () => flow.getSnapshot().context,
    settled: () => vi.waitUntil(() => !flow.getSnapshot().hasTag('busy')),
  };
}

const sent = async (): Promise<Sending> => ({ type: 'answered', body: { success: true } });
const never = () => new Promise<Sending>(() => {});

it('sends a message, clears the form, and resets after three seconds', {
  tags: ['S4.contact.resets', 'S8.contact.success', 'S9.contact.resets'],
}, async () => {
  const flow = start(sent);
  flow.write(message);
  flow.submit();
  expect(flow.state()).toBe('sending');
  await flow.settled();
  expect(flow.state()).toBe('success');
  expect(flow.send).toHaveBeenCalledExactlyOnceWith(message);
  expect(flow.context().fields).toEqual({ name: '', email: '', subject: '', message: '' });
  expect(flow.emitted).toEqual([{ type: 'succeeded', text: 'Message sent successfully!' }]);
  flow.clock.increment(2999);
  expect(flow.state()).toBe('success');
  flow.clock.increment(1);
  expect(flow.state()).toBe('idle.sent');
  flow.type('name', 'D');
  expect(flow.state()).toBe('idle.ready');
});

it('hides the confirmation when the next message is started', async () => {
  const flow = start(sent);
  flow.write(message);
  flow.submit();
  await flow.settled();
  flow.type('name', 'D');
  flow.clock.increment(3000);
  expect(flow.state()).toBe('idle.ready');
  expect(flow.context().fields.name).toBe('D');
});

it.each<[Partial<ContactMessage>, string]>([
  [{ name: '  ' }, 'Please fill in all fields'],
  [{ email: '' }, 'Please fill in all fields'],
  [{ subject: '' }, 'Please fill in all fields'],
  [{ message: '\n ' }, 'Please fill in all fields'],
  [{ email: 'dolly' }, 'Please enter a valid email address'],
])(
  'does not send a message with %j',
  { tags: ['S5.contact.complete', 'S5.contact.checked', 'S8.contact.empty'] },
  (fields, text) => {
    const flow = start(never);
    flow.write({ ...message, ...fields });
    flow.submit();
    expect(flow.state()).toBe('idle.invalid');
    expect(Object.keys(flow.context().problems)).toEqual(Object.keys(fields));
    expect(flow.emitted).toEqual([{ type: 'rejected', text }]);
    expect(flow.send).not.toHaveBeenCalled();
  },
);

it('keeps the other empty fields marked while one is filled, and revalidates on the next submit', () => {
  const flow = start(never);
  flow.submit();
  flow.type('name', 'D');
  expect(flow.state()).toBe('idle.ready');
  expect(Object.keys(flow.context().problems)).toEqual(['email', 'subject', 'message']);
  flow.submit();
  expect(flow.state()).toBe('idle.invalid');
});

it('accepts a blank subject as typed, and trims everything else', {
  tags: ['S5.contact.checked', 'S5.contact.trimmed'],
}, () => {
  const blanks = { name: ' Dolly ', email: ' dolly@example.com ', subject: '  ', message: ' Howdy ' };
  expect(contactProblems(blanks)).toEqual({});
  expect(toPayload(blanks)).toEqual({
    name: 'Dolly',
    email: 'dolly@example.com',
    subject: '  ',
    message: 'Howdy',
  });
});

it('sends a message that is too long, which the function refuses', () => {
  const long = { ...message, message: ` ${'x'.repeat(10_001)} ` };
  expect(contactProblems(long)).toEqual({});
  expect(toPayload(long).message).toHaveLength(10_001);
});

it.each<[string, () => Promise<Sending>]>([
  ['a refusal', async () => ({ type: 'refused', code: 'internal', text: 'Sorry.' })],
  ['a success that is none', async () => ({ type: 'answered', body: { success: false } })],
  ['no network', async () => ({ type: 'unreachable', reason: 'offline' })],
  ['a thrownError', () => Promise.reject(new Error('no client'))],
])(
  'keeps the message after %s, and can send it again',
  { tags: ['S8.contact.error', 'B19'] },
  async (_, answer) => {
    const flow = start(answer);
    flow.write(message);
    flow.submit();
    await flow.settled();
    expect(flow.state()).toBe('error');
    expect(flow.context().fields).toEqual(message);
    expect(flow.emitted).toMatchObject([
      { type: 'failed', text: 'Failed to send message. Please try again.' },
    ]);
    flow.submit();
    expect(flow.state()).toBe('sending');
  },
);

it('sends one request for two clicks in one tick, and times out', {
  tags: ['B11', 'B26'],
}, () => {
  const flow = start(never);
  flow.write(message);
  flow.submit();
  flow.submit();
  expect(flow.send).toHaveBeenCalledOnce();
  flow.clock.increment(15_000);
  expect(flow.state()).toBe('error');
});
