import { deliverDue } from '../_shared/delivery.ts';
import type { DeliveryDeps } from '../_shared/deps.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { recentReport } from '../_shared/health.ts';
import { storeDigest } from '../_shared/ownerDigest.ts';
import { refusals } from '../_shared/refusal.ts';
import { deleteExpired } from '../_shared/retention.ts';
import { timingSafeEqual } from '../_shared/timingSafeEqual.ts';

/** Calls to the mail service, each with up to a hundred mails. */
const AT_MOST = 30;

/**
 * POST: sends due mail, every minute for the scheduler, which has a secret. GET: health for an uptime monitor, 200 or 503.
 */
export const handler = endpoint<DeliveryDeps>({
  GET: async (_, deps) => {
    const report = await recentReport(deps);
    return Response.json(report, { status: report.healthy ? 200 : 503 });
  },
  POST: async (request, deps) => {
    const { config, sql, mailService } = deps;
    const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!(await timingSafeEqual(given, config.deliverySecret))) return refusals.unauthorized();
    await sql`insert into last_sweep default values on conflict (only_row) do update set at = now()`;
    try {
      return Response.json({ sent: await deliverDue(sql, mailService, AT_MOST) });
    } finally {
      await deleteExpired(sql);
      await storeDigest(deps);
    }
  },
});
