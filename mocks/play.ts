import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { FunctionName } from '#contract';
import type { Answer } from './functions/answer.ts';

/** A function's URL pattern, for any host. */
export const functionPath = (name: FunctionName) => `*/functions/v1/${name}`;

/** A named answer as a Response. */
export async function responseOf(answer: Answer): Promise<Response> {
  if (answer.source !== 'network') {
    const isPage = 'contentType' in answer && answer.contentType === 'text/html';
    return isPage
      ? HttpResponse.html(String(answer.body), { status: answer.status })
      : HttpResponse.json(JSON.parse(JSON.stringify(answer.body)), { status: answer.status });
  }
  if (answer.failure === 'silent') await delay('infinite');
  return HttpResponse.error();
}

/** A request handler that gives one of a function's named answers. */
export function play(name: FunctionName, answer: Answer): RequestHandler {
  return http.post(functionPath(name), () => responseOf(answer));
}
