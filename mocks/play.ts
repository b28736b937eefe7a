import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { FunctionName } from '#contract';
import type { Answer } from './functions/answer.ts';

/** Where a function is called, at whatever address the backend has. */
export const functionPath = (name: FunctionName) => `*/functions/v1/${name}`;

/** A named answer as a browser gets it. */
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

/** Has a function give one of its named answers to whoever calls it. */
export function play(name: FunctionName, answer: Answer): RequestHandler {
  return http.post(functionPath(name), () => responseOf(answer));
}
