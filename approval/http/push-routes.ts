/** Notices to the phone's browser. */
import { pushSubscriptionSchema } from '#core';
import { parseBody } from '#edge';
import { Router } from 'express';
import { z } from 'zod';
import type { ApprovalParts } from '../approval-parts.ts';
import { subscribe } from '../notices/subscribe.ts';
import { requireSession } from './authenticate.ts';
import { limitByAccount } from './rate-limits.ts';

const subscribeSchema = z.strictObject({ subscription: pushSubscriptionSchema });
const unsubscribeSchema = z.strictObject({ endpoint: z.string().min(1).max(1000) });

export function pushRoutes(parts: ApprovalParts): Router {
  const router = Router();
  const writes = limitByAccount(parts.limits.writes);
  router.get('/', async (request, response) => {
    await requireSession(request, response, parts);
    response.json({ applicationServerKey: parts.push?.applicationServerKey ?? null });
  });
  router.post('/subscribe', async (request, response) => {
    const session = await requireSession(request, response, parts);
    const { subscription } = parseBody(request.body, subscribeSchema);
    await writes.spend(session);
    response.json(await subscribe({ subscription, session }, parts));
  });
  router.post('/unsubscribe', async (request, response) => {
    const session = await requireSession(request, response, parts);
    const { endpoint } = parseBody(request.body, unsubscribeSchema);
    await writes.spend(session);
    const { customerId } = session;
    // One answer, whether or not it was this customer's.
    await parts.store.removeSubscription({ endpoint, customerId });
    response.json({ outcome: 'unsubscribed' });
  });
  return router;
}
