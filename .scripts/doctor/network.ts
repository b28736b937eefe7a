import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { check, ok, skipped, type Verdict, wrong } from './check.ts';
import type { Context } from './context.ts';
import { reasonOf } from './reason.ts';

const CONNECT_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Hosts renew a certificate weeks before its end. */
const FEWEST_DAYS = 7;

async function resolveName(context: Context, address: string): Promise<Verdict> {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  try {
    await context.lookup(host);
    return ok(`The name ${host} leads somewhere.`);
  } catch (error) {
    return wrong(
      `The name ${host} leads nowhere (${reasonOf(error)}).`,
      'Add the DNS record that the host asks for to the domain, or correct the address in the env file.',
    );
  }
}

export const siteDnsCheck = check('site-dns', [], (context) => resolveName(context, context.site));

export const backendDnsCheck = check('backend-dns', [], (context) => resolveName(context, context.backend));

interface Presented {
  readonly certificate: PeerCertificate;
  /** Why browsers do not trust it. */
  readonly problem: string | undefined;
}

function certificateOf({ hostname, port }: URL): Promise<Presented> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      ...(isIP(hostname) === 0 && { servername: hostname }),
      // The problem is reported in words, in place of a failed connection.
      rejectUnauthorized: false,
      timeout: CONNECT_MS,
    });
    socket.once('secureConnect', () => {
      const problem = socket.authorized ? undefined : reasonOf(socket.authorizationError);
      resolve({ certificate: socket.getPeerCertificate(), problem });
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error(`no answer within ${CONNECT_MS / 1000} seconds`)));
    socket.once('error', reject);
  });
}

export const certificateCheck = check('certificate', [siteDnsCheck, backendDnsCheck], async (context) => {
  const addresses = [context.site, context.backend]
    .map((url) => new URL(url))
    .filter(({ protocol }) => protocol === 'https:');
  const lives: string[] = [];
  for (const address of addresses) {
    const { certificate, problem } = await certificateOf(address);
    if (problem !== undefined)
      return wrong(
        `Browsers do not trust the certificate of ${address.host} (${problem}).`,
        'Have the host make a certificate for this domain, in its settings for custom domains.',
      );
    const days = Math.floor((Date.parse(certificate.valid_to) - context.now().getTime()) / DAY_MS);
    if (days < FEWEST_DAYS)
      return wrong(
        `The certificate of ${address.host} ends in ${days} days, and was not renewed.`,
        "Look at the domain's certificate in the host's settings: a missing DNS record keeps it from being renewed.",
      );
    lives.push(`${address.host} for ${days} days`);
  }
  if (lives.length === 0) return skipped('Nothing of it is served over HTTPS on this machine.');
  return ok(`The certificates are valid: ${lives.join(', ')}.`);
});
