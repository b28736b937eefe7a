import type { Context } from './context.ts';

/** Makes a question that several checks have about one deployment be asked once. */
export function onceFor<Answer>(ask: (context: Context) => Promise<Answer>): typeof ask {
  const answers = new WeakMap<Context, Promise<Answer>>();
  return (context) => {
    const answer = answers.get(context) ?? ask(context);
    answers.set(context, answer);
    return answer;
  };
}
