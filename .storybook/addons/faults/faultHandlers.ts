import { type AnyHandler, delay, getResponse, http, RequestHandler } from 'msw';
import type { FunctionName } from '#contract';
import type { Answer } from '#mocks/functions/answer.ts';
import { functionPath, responseOf } from '#mocks/play.ts';
import { answerOf, choicesOf, type Faults, functionNames, SLOW, SLOWNESS } from './faults.ts';

interface Mocks {
  /** The faults as they are when a request comes, so that each takes effect at once. */
  faults: () => Faults;
  /** All handlers that a request can come to. */
  handlers: () => readonly AnyHandler[];
  slowness?: number;
}

/** What a function answers when all is well. */
function usualAnswer(name: FunctionName): Answer | undefined {
  const [choice] = choicesOf(name).find(({ title }) => title === 'Answers')?.choices ?? [];
  return choice && answerOf(name, choice.fault);
}

/** Handlers to stand before a story's own: they play the faults, and let through the calls that have none. */
export function faultHandlers({ faults, handlers, slowness = SLOWNESS }: Mocks): RequestHandler[] {
  /** What would have come without the fault; all is well where the story does not say. */
  async function answerAnyway(name: FunctionName, request: Request): Promise<Response | undefined> {
    const others = handlers().filter((handler) => handler instanceof RequestHandler);
    const usual = usualAnswer(name);
    const response = await getResponse(
      others.filter((handler) => !own.includes(handler)),
      request,
    );
    return response ?? (usual && responseOf(usual));
  }

  const own: RequestHandler[] = functionNames.map((name) =>
    http.post(functionPath(name), async ({ request }) => {
      const fault = faults()[name];
      if (fault === undefined) return undefined;
      if (fault === SLOW) {
        await delay(slowness);
        return answerAnyway(name, request);
      }
      const answer = answerOf(name, fault);
      return answer && responseOf(answer);
    }),
  );
  return own;
}
