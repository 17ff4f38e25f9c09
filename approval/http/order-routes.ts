/** The customer's own orders: look, type the total, verify with a passkey, decline. */
import { orderDigestSchema, READING_HEADER, writeReading, type OrderDigest } from '#core';
import { parseBody } from '#edge';
import { Router, type Request } from 'express';
import { z } from 'zod';
import type { ApprovalParts } from '../approval-parts.ts';
import { takeTotal } from '../confirm/take-total.ts';
import { declineOrder } from '../decline/decline-order.ts';
import { listOrders } from '../orders/list-orders.ts';
import { viewOrder } from '../orders/view-order.ts';
import { confirmByPasskey } from '../passkeys/confirm-by-passkey.ts';
import { requireSession } from './authenticate.ts';
import { answerBegun } from './answer-begun.ts';
import { assertionSchema } from './passkey-bodies.ts';
import { orderNotFound } from './order-not-found.ts';
import { limitByAccount } from './rate-limits.ts';

const totalSchema = z.strictObject({ text: z.string().max(100), shownDigest: orderDigestSchema });

/** "This wasn't me" takes the client's right away too; who has only changed their mind keeps it. */
const declineSchema = z.strictObject({ keepsClient: z.boolean().optional() });

export function orderRoutes(parts: ApprovalParts): Router {
  const router = Router();
  const totals = limitByAccount(parts.limits.totals, 'Nothing was bought.');
  const passkeys = limitByAccount(parts.limits.totals, 'Nothing was bought.');
  // Its own count: whatever else was done too often, an order can be stopped.
  const declines = limitByAccount(parts.limits.writes);
  router.get('/', async (request, response) => {
    const session = await requireSession(request, response, parts);
    const reading = parts.readings.next();
    const list = await listOrders(session, parts);
    response.set(READING_HEADER, writeReading(reading)).json(list);
  });
  router.get('/:digest', async (request, response) => {
    const session = await requireSession(request, response, parts);
    const notFound = orderNotFound();
    const digest = readDigest(request);
    const reading = parts.readings.next();
    const view = digest && (await viewOrder({ digest, session }, parts));
    if (!view) throw await notFound();
    response.set(READING_HEADER, writeReading(reading)).json(view);
  });
  router.post('/:digest/total', async (request, response) => {
    const session = await requireSession(request, response, parts);
    const body = parseBody(request.body, totalSchema);
    await totals.spend(session);
    const notFound = orderNotFound();
    const digest = readDigest(request);
    const taken = digest && (await takeTotal({ session, digest, ...body }, parts));
    if (!taken || taken.outcome === 'not_found') throw await notFound();
    if (taken.outcome === 'refused') {
      response.json(taken);
      return;
    }
    response.json({ ...taken, signIn: answerBegun(taken.signIn, response) });
  });
  router.post('/:digest/passkey', async (request, response) => {
    const session = await requireSession(request, response, parts);
    const body = parseBody(request.body, assertionSchema);
    await passkeys.spend(session);
    const notFound = orderNotFound();
    const digest = readDigest(request);
    const result =
      digest && (await confirmByPasskey({ session, digest, response: body.response }, parts));
    if (!result) throw await notFound();
    response.json(result);
  });
  router.post('/:digest/decline', async (request, response) => {
    const session = await requireSession(request, response, parts);
    const { keepsClient = false } = parseBody(request.body, declineSchema);
    await declines.spend(session);
    const notFound = orderNotFound();
    const digest = readDigest(request);
    const declined = digest && (await declineOrder({ digest, session, keepsClient }, parts));
    if (!declined) throw await notFound();
    response.set(READING_HEADER, writeReading(declined.reading)).json(declined.view);
  });
  return router;
}

/** What is no digest names no order. */
function readDigest(request: Request): OrderDigest | undefined {
  const digest = orderDigestSchema.safeParse(request.params['digest']);
  return digest.success ? digest.data : undefined;
}
