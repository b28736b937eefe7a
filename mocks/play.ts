import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { FunctionName } from '#contract';
import type { Answer } from './functions/answer.ts';

/** Has a function give one of its named answers to whoever calls it. */
export function play(name: FunctionName, answer: Answer): RequestHandler {
  return http.post(`*/functions/v1/${name}`, async () => {
    if (answer.source !== 'network') {
      const isPage = 'contentType' in answer && answer.contentType === 'text/html';
      return isPage
        ? HttpResponse.html(String(answer.body), { status: answer.status })
        : HttpResponse.json(JSON.parse(JSON.stringify(answer.body)), { status: answer.status });
    }
    if (answer.failure === 'silent') await delay('infinite');
    return HttpResponse.error();
  });
}
