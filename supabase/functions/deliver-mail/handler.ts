import { endpoint } from '../_shared/endpoint.ts';
import { deliverDue, tidyUp } from '../_shared/outbox.ts';
import { refusals } from '../_shared/refusal.ts';
import { sameSecret } from '../_shared/secrets.ts';

/** Few enough to be done within the platform's time limit, even where each takes seconds. */
const AT_MOST = 50;

/** Sends the mail that is due. A scheduler asks for it every minute, and shows that it is ours by a secret. */
export const handler = endpoint({
  POST: async (request, { config, sql, mailService }) => {
    const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!(await sameSecret(given, config.deliverySecret))) return refusals.unauthorized();
    try {
      return Response.json({ sent: await deliverDue(sql, mailService, AT_MOST) });
    } finally {
      await tidyUp(sql);
    }
  },
});
