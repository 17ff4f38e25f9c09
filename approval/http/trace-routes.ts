/** What each side wrote down about the customer's own orders. */
import { orderDigestSchema, READING_HEADER, writeReading } from '#core';
import { Router } from 'express';
import type { ApprovalParts } from '../approval-parts.ts';
import { readTrace } from '../trace/read-trace.ts';
import { requireSession } from './authenticate.ts';
import { orderNotFound } from './order-not-found.ts';

export function traceRoutes(parts: ApprovalParts): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    const session = await requireSession(request, response, parts);
    const notFound = orderNotFound();
    const asked = request.query['digest'];
    // What is no digest names no order.
    const digest = orderDigestSchema.nullable().safeParse(asked ?? null);
    const reading = parts.readings.next();
    const view = digest.success
      ? await readTrace({ digest: digest.data, session }, parts)
      : undefined;
    if (!view) throw await notFound();
    response.set(READING_HEADER, writeReading(reading)).json(view);
  });
  return router;
}
