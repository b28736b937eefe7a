/** `npm run doctor` against a whole deployment on this machine, right in everything, and wrong in one thing at a time. */
import { spawn } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checks } from '../../.scripts/doctor/checks.ts';
import { Context } from '../../.scripts/doctor/context.ts';
import { examine, type Finding } from '../../.scripts/doctor/examine.ts';
import { backendDnsCheck, certificateCheck, siteDnsCheck } from '../../.scripts/doctor/network.ts';
import { redactor, redactVerdict, secretValues } from '../../.scripts/doctor/redact.ts';
import { describeFinding } from '../../.scripts/doctor/report.ts';
import type { Settings } from '../../.scripts/doctor/settings.ts';
import { type Deployment, startDeployment } from '../backend/support/deployment/deployment.ts';
import { type Fault, faults } from '../backend/support/deployment/faults.ts';
import { furtherFaults } from '../backend/support/deployment/furtherFaults.ts';
import { certificateFile } from '../backend/support/deployment/publishedSite.ts';
import { temporaryFolder } from '../backend/support/temporaryFolder.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = temporaryFolder();
let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(async () => {
  await deployment.stop();
  folder.remove();
});

function fetchWith({ answer }: Fault): typeof fetch {
  return async (input, init) => {
    const real = () => fetch(input, init);
    return (await answer?.(new Request(input, init), real)) ?? real();
  };
}

async function findingsWith(fault: Fault = {}): Promise<Finding[]> {
  const context = new Context({
    envFile: '.env.production',
    settings: { ...deployment.settings, ...fault.settings },
    fetch: fetchWith(fault),
    now: () => fault.now ?? new Date(),
    lookup: async (host) => {
      if (host === fault.unknownHost) throw new Error(`${host} is unknown`);
      return lookup(host);
    },
  });
  try {
    return await Promise.all(examine(checks, context));
  } finally {
    await context.close();
  }
}

const named = (findings: readonly Finding[], type: string) =>
  findings.filter(({ verdict }) => verdict.type === type).map(({ name }) => name);

async function rowCounts(): Promise<unknown> {
  return deployment.sql`
    select (select count(*) from subscribers) as subscribers, (select count(*) from payments) as payments,
      (select count(*) from contact_messages) as messages, (select count(*) from mail_outbox) as mails,
      (select count(*) from webhook_events) as events, (select count(*) from rate_limits) as limits`;
}

test('a correct deployment passes every check, and is unchanged', async () => {
  const before = await rowCounts();
  const findings = await findingsWith();
  expect(findings.filter(({ verdict }) => verdict.type !== 'ok')).toEqual([]);
  expect(findings).toHaveLength(checks.length);
  expect(await rowCounts()).toEqual(before);
});

/** Adds the fault to the database, too, and removes it at the end. */
async function findingsAround(fault: Fault): Promise<Finding[]> {
  const [done, undone] = fault.sql ?? [];
  if (done) await deployment.sql.unsafe(done);
  try {
    return await findingsWith(fault);
  } finally {
    if (undone) await deployment.sql.unsafe(undone);
  }
}

test.each(Object.entries(faults))('a fault of %s is found, and no other', async (name, fault) => {
  const findings = await findingsAround(fault);
  const found = fault.found ?? 'wrong';
  expect(named(findings, found)).toEqual([name]);
  expect(named(findings, found === 'wrong' ? 'warning' : 'wrong')).toEqual([]);
});

test.each(furtherFaults)('%s can be found %s: %s', async (name, found, sentence, fault) => {
  const finding = (await findingsAround(fault)).find((candidate) => candidate.name === name);
  expect(finding?.verdict.type).toBe(found);
  expect(finding && describeFinding(finding)).toMatch(sentence);
});

test('a certificate that browsers do not trust is found', async () => {
  const trusted = getCACertificates('default');
  setDefaultCACertificates(getCACertificates('bundled'));
  const context = new Context({ envFile: '.env.production', settings: deployment.settings });
  const family = [siteDnsCheck, backendDnsCheck, certificateCheck];
  const finding = (await Promise.all(examine(family, context))).at(-1);
  setDefaultCACertificates(trusted);
  expect(finding?.verdict.type).toBe('wrong');
  expect(finding && describeFinding(finding)).toContain('Browsers do not trust the certificate of 127.0.0.1');
});

test('each check needs only checks that come before it', () => {
  for (const [index, check] of checks.entries())
    for (const needed of check.needs) expect(checks.slice(0, index)).toContain(needed);
});

test('what a service answers is never a secret in the report', async () => {
  const { settings } = deployment;
  const secrets = secretValues(settings).map(([, value]) => value);
  expect(secrets).toEqual(
    expect.arrayContaining(['the-password', 'second-secret-of-the-links', 'whsec_of-the-deployment']),
  );
  const findings = await findingsWith({
    answer: async () => {
      throw new Error(`No ${secrets.join(' ')}`);
    },
  });
  const redact = redactor(settings);
  const report = findings
    .map(({ name, verdict }) => describeFinding({ name, verdict: redactVerdict(verdict, redact) }))
    .join('\n');
  expect(report).toContain('<STRIPE_WEBHOOK_SECRET>');
  for (const secret of secrets) expect(report).not.toContain(secret);
});

describe('the command', () => {
  function envFile(name: string, settings: Settings): string {
    const file = join(folder.path, name);
    writeFileSync(
      file,
      Object.entries(settings)
        .map(([key, value]) => `${key}='${value}'\n`)
        .join(''),
    );
    return file;
  }

  async function run(...args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
    const child = spawn(process.execPath, ['.scripts/doctor.ts', ...args], {
      cwd: root,
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile },
    });
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await exit, out, err };
  }

  test('ends with 0 when nothing is wrong, and says so in words', async () => {
    const { code, out, err } = await run('--env', envFile('right.env', deployment.settings));
    expect(err).toBe('');
    expect(out).toContain(`ok       site: The site answers at ${deployment.settings['SITE_URL']}/home.`);
    expect(out).toContain(`\n${checks.length} right, 0 wrong, 0 to look at, 0 skipped.`);
    expect(code).toBe(0);
  });

  test('ends with 1 when something is wrong, with one JSON object', async () => {
    const settings = { ...deployment.settings, MAIL_FROM: 'hello@other.example' };
    const { code, out } = await run('--json', '--env', envFile('wrong.env', settings));
    const schema = v.object({ ok: v.boolean(), checks: v.array(v.looseObject({ name: v.string() })) });
    const report = v.parse(schema, JSON.parse(out));
    expect(report.ok).toBe(false);
    expect(report.checks).toContainEqual({
      name: 'mail-sender',
      type: 'wrong',
      what: 'The mail service does not know other.example, which MAIL_FROM names.',
      mend: expect.stringContaining('https://resend.com/domains'),
    });
    expect(code).toBe(1);
  });

  test.each([
    [['--env', '/no/such/file'], /^\/no\/such\/file could not be read \(ENOENT\); copy \.env\.example/],
    [['--yaml'], /^Unknown option '--yaml'/],
  ])('ends with 2 for %j', async (args, sentence) => {
    const { code, out, err } = await run(...args);
    expect(err).toMatch(sentence);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});
