import { deliverDue } from '../_shared/delivery.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { refusals } from '../_shared/refusal.ts';
import { tidyUp } from '../_shared/retention.ts';
import { sameSecret } from '../_shared/secrets.ts';

/** Calls to the mail service, each with up to a hundred mails. */
const AT_MOST = 30;

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
