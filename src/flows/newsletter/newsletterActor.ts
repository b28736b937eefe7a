import { createActor } from 'xstate';
import { subscribe } from '../signup/subscribe.ts';
import { newsletterMachine } from './newsletter.machine.ts';

/** The newsletter's flow, connected to the API. */
export function createNewsletterActor() {
  return createActor(newsletterMachine.provide({ actors: { subscribe } }));
}
