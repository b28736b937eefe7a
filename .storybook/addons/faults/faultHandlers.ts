import { type AnyHandler, delay, getResponse, http, RequestHandler } from 'msw';
import type { FunctionName } from '#contract';
import type { Answer } from '#mocks/functions/answer.ts';
import { functionPath, responseOf } from '#mocks/play.ts';
import { answerOf, choicesOf, type Faults, functionNames, SLOW, SLOWNESS } from './faults.ts';

interface Mocks {
  /** The active faults at the time of a request, so that a change takes effect at once. */
  faults: () => Faults;
  /** All handlers of a request. */
  handlers: () => readonly AnyHandler[];
  slowness?: number;
}

/** A function's answer in case of success. */
function usualAnswer(name: FunctionName): Answer | undefined {
  const [choice] = choicesOf(name).find(({ title }) => title === 'Answers')?.choices ?? [];
  return choice && answerOf(name, choice.fault);
}

/** Handlers in front of a story's own, which play the faults and pass other calls on. */
export function faultHandlers({ faults, handlers, slowness = SLOWNESS }: Mocks): RequestHandler[] {
  /** The answer without the fault: the story's, or else a success. */
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
