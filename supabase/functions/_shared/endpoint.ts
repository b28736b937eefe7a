import * as v from 'valibot';
import { readJson } from './body.ts';
import {
  contract,
  type FunctionName,
  type InputOf,
  type OwnErrorCodeOf,
  type ResponseOf,
} from './contract.ts';
import { preflight, withCors } from './cors.ts';
import type { Deps, Handler } from './deps.ts';
import { Refusal, refusals } from './refusal.ts';
import { timingSafeEqual } from './timingSafeEqual.ts';

/** A function's handler of one HTTP method. */
export type MethodHandler<Needs extends Deps = Deps> = (
  request: Request,
  deps: Needs,
) => Promise<Response | Refusal>;

/**
 * What all functions have in common: preflight, methods, headers, and an answer in the contract's shape whatever
 * happens. What went wrong is for the log; the visitor gets a sentence.
 */
export function endpoint<Needs extends Deps = Deps>(methods: {
  readonly POST: MethodHandler<Needs>;
  readonly GET?: MethodHandler<Needs>;
}): Handler<Needs> {
  const allowed = [...Object.keys(methods), 'OPTIONS'].join(', ');
  const respond = async (request: Request, deps: Needs): Promise<Response> => {
    if (request.method === 'OPTIONS') return preflight(allowed);
    // Monitors may send HEAD; the platform drops the body.
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const answering = request.method === 'POST' ? methods.POST : reads ? methods.GET : undefined;
    const answer = answering ? await answering(request, deps) : refusals.methodNotAllowed(allowed);
    return answer instanceof Refusal ? answer.toResponse() : answer;
  };
  return (request, deps) => withErrorResponse(() => respond(request, deps));
}

/** Turns exceptions into an error response, and adds the common headers. */
export async function withErrorResponse(respond: () => Promise<Response>): Promise<Response> {
  let response: Response;
  try {
    response = await respond();
  } catch (error) {
    console.error(error);
    response = refusals.internal().toResponse();
  }
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return withCors(response);
}

async function hasSiteKey(request: Request, { config }: Deps): Promise<boolean> {
  const given = request.headers.get('apikey') ?? '';
  const matches = await Promise.all(config.publishableKeys.map((key) => timingSafeEqual(given, key)));
  return matches.includes(true);
}

interface JsonCall<Name extends FunctionName, Needs extends Deps> {
  /** The error response to an invalid body; `problems` are the contract's texts. */
  readonly invalid: (problems: readonly string[]) => Refusal<OwnErrorCodeOf<Name> | 'invalid_body'>;
  readonly work: (
    input: InputOf<Name>,
    request: Request,
    deps: Needs,
  ) => Promise<ResponseOf<Name> | Refusal<OwnErrorCodeOf<Name>>>;
}

/** A call from the site's page: API key, JSON request and JSON response by the contract. */
export function jsonCall<Name extends FunctionName, Needs extends Deps = Deps>(
  name: Name,
  { invalid, work }: JsonCall<Name, Needs>,
): MethodHandler<Needs> {
  return async (request, deps) => {
    if (!(await hasSiteKey(request, deps))) return refusals.unauthorized();
    const json = await readJson(request);
    if (json instanceof Refusal) return json;
    if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value))
      return refusals.invalidBody();
    const input = v.safeParse(contract[name].request, json.value);
    if (!input.success) return invalid(input.issues.map(({ message }) => message));
    const result = await work(input.output, request, deps);
    return result instanceof Refusal ? result : Response.json(result);
  };
}

/** A call from the site's page without a payload; a body is ignored. */
export function plainCall<Name extends FunctionName, Needs extends Deps = Deps>(
  _name: Name,
  work: (request: Request, deps: Needs) => Promise<ResponseOf<Name> | Refusal<OwnErrorCodeOf<Name>>>,
): MethodHandler<Needs> {
  return async (request, deps) => {
    if (!(await hasSiteKey(request, deps))) return refusals.unauthorized();
    const result = await work(request, deps);
    return result instanceof Refusal ? result : Response.json(result);
  };
}
