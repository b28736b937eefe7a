import * as v from 'valibot';
import { type ErrorCode, errorBodySchema, type FunctionName } from '#contract';
import { type Check, check, ok, skipped, wrong } from './check.ts';
import type { Context } from './context.ts';
import { backendDnsCheck } from './network.ts';

export type DeployedFunction = FunctionName | 'deliver-mail' | 'stripe-webhook';

const jsonSchema = v.pipe(v.string(), v.parseJson());
const corsHeaders = ['apikey', 'authorization', 'content-type', 'idempotency-key', 'x-client-info'];

interface Probe {
  /** Whether the site's pages call it, from another origin. */
  readonly isForPages: boolean;
  /** Whether the request carries the publishable key. */
  readonly hasKey: boolean;
  /** The refusal that a function of this project answers with. */
  readonly code: ErrorCode;
}

/** A body that is no JSON is refused before anything is looked up, counted or stored. */
const malformed: Probe = { isForPages: true, hasKey: true, code: 'invalid_json' };

/** A request to each function that changes nothing. */
const probes: Readonly<Record<DeployedFunction, Probe>> = {
  'newsletter-subscribe': malformed,
  'newsletter-confirm': malformed,
  'newsletter-unsubscribe': malformed,
  'send-contact-email': malformed,
  'create-tip-payment': malformed,
  // Takes no body: with a key it would open a payment.
  'create-class-payment': { isForPages: true, hasKey: false, code: 'unauthorized' },
  'checkout-status': malformed,
  'deliver-mail': { isForPages: false, hasKey: false, code: 'unauthorized' },
  'stripe-webhook': { isForPages: false, hasKey: false, code: 'invalid_signature' },
};

interface Answer {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly headers: Headers;
}

async function ask(context: Context, name: DeployedFunction, hasKey: boolean): Promise<Answer> {
  const response = await context.fetch(`${context.functions}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: context.site,
      ...(hasKey && { apikey: context.publishableKey }),
    },
    body: 'no JSON',
  });
  const body = v.safeParse(v.pipe(jsonSchema, errorBodySchema), await response.text());
  return {
    status: response.status,
    code: body.success ? body.output.code : undefined,
    headers: response.headers,
  };
}

const allows = (headers: Headers, { site }: Context) =>
  ['*', new URL(site).origin].includes(headers.get('access-control-allow-origin') ?? '');

/** Why CORS would block the site's pages; undefined where it would not. */
async function corsProblem(context: Context, name: DeployedFunction): Promise<string | undefined> {
  const { status, headers } = await context.fetch(`${context.functions}/${name}`, {
    method: 'OPTIONS',
    headers: {
      origin: context.site,
      'access-control-request-method': 'POST',
      'access-control-request-headers': corsHeaders.join(','),
    },
  });
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase();
  const missing = corsHeaders.filter((header) => !allowed.includes(header));
  if (status >= 300 || !allows(headers, context)) return `the preflight is answered with ${status}`;
  return missing.length > 0 ? `the preflight does not allow the header ${missing[0]}` : undefined;
}

function whyNot({ status, code }: Answer): string {
  if (status === 404) return 'is not deployed';
  if (status === 401 && code === undefined) return 'is closed by the gateway, which asks for a JWT';
  if (code === 'internal') return 'lacks a secret, or does not reach its database; its log says which';
  return `answers with ${status}${code === undefined ? ' and no body of the contract' : ` and "${code}"`}`;
}

/** Asked of one function, since all of them take the same keys. */
export const publishableKeyCheck = check('publishable-key', [backendDnsCheck], async (context) => {
  const { code } = await ask(context, 'newsletter-subscribe', true);
  if (code === 'unauthorized')
    return wrong(
      'The functions do not take VITE_SUPABASE_PUBLISHABLE_KEY of the env file.',
      `Copy the publishable key from the project's settings (API keys), and run: ${context.deployCommand}`,
    );
  if (code === undefined || code === 'internal')
    return skipped('Needs a working function; see "function:newsletter-subscribe".');
  return ok('The functions take the publishable key of the env file.');
});

function functionCheck<Name extends DeployedFunction>(name: Name): Check<`function:${Name}`> {
  return check(`function:${name}`, [backendDnsCheck], async (context) => {
    const { isForPages, hasKey, code } = probes[name];
    const answer = await ask(context, name, hasKey);
    if (hasKey && answer.code === 'unauthorized') return skipped('It comes after "publishable-key".');
    const deploy = `Deploy the functions and their secrets: ${context.deployCommand}`;
    if (answer.code !== code) return wrong(`${name} ${whyNot(answer)}.`, deploy);
    if (!isForPages) return ok(`${name} answers, and refuses whom it does not know.`);
    const problem = allows(answer.headers, context)
      ? await corsProblem(context, name)
      : 'its answers have no CORS header';
    if (problem !== undefined)
      return wrong(`The pages of ${context.site} cannot call ${name}: ${problem}.`, deploy);
    return ok(`${name} answers as its contract says, to the site's pages too.`);
  });
}

export const webhookFunctionCheck = functionCheck('stripe-webhook');

const byName = {
  'newsletter-subscribe': functionCheck('newsletter-subscribe'),
  'newsletter-confirm': functionCheck('newsletter-confirm'),
  'newsletter-unsubscribe': functionCheck('newsletter-unsubscribe'),
  'send-contact-email': functionCheck('send-contact-email'),
  'create-tip-payment': functionCheck('create-tip-payment'),
  'create-class-payment': functionCheck('create-class-payment'),
  'checkout-status': functionCheck('checkout-status'),
  'deliver-mail': functionCheck('deliver-mail'),
  'stripe-webhook': webhookFunctionCheck,
} satisfies Record<DeployedFunction, Check>;

export const functionChecks = Object.values(byName);
