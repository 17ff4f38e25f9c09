/** The customer's own account: look, take rights away, choose settings, history, and a copy of everything. */
import { epochMsSchema, settingsChangeSchema } from '#core';
import { emptyBodySchema, parseBody, RequestRefused } from '#edge';
import { Router } from 'express';
import { z } from 'zod';
import { changeSettings } from '../account/change-settings.ts';
import { revokeClient } from '../account/client-rights.ts';
import { endNamedSession } from '../account/end-named-session.ts';
import { exportAccount } from '../account/export-account.ts';
import { findClient } from '../account/list-clients.ts';
import { readAccount } from '../account/read-account.ts';
import { readHistory } from '../account/read-history.ts';
import { removePasskey } from '../account/remove-passkey.ts';
import type { ApprovalParts } from '../approval-parts.ts';
import { requireSession } from './authenticate.ts';
import { clearCookie } from './cookies.ts';
import { limitByAccount } from './rate-limits.ts';

export function accountRoutes(parts: ApprovalParts): Router {
  const router = Router();
  const writes = limitByAccount(parts.limits.writes);
  router.get('/account', async (request, response) => {
    const session = await requireSession(request, response, parts);
    response.json(await readAccount(session, parts));
  });
  router.post('/settings', async (request, response) => {
    const session = await requireSession(request, response, parts);
    const change = parseBody(request.body, settingsChangeSchema);
    await writes.spend(session);
    await changeSettings(change, session, parts);
    response.json(await readAccount(session, parts));
  });
  router.post('/sessions/:sessionId/end', async (request, response) => {
    const session = await requireSession(request, response, parts);
    parseBody(request.body, emptyBodySchema);
    await writes.spend(session);
    const { sessionId } = request.params;
    const ended = await endNamedSession({ session, sessionId }, parts);
    if (ended.isThis) clearCookie(response, 'session');
    response.json(await readAccount(session, parts));
  });
  router.post('/clients/:clientId/revoke', async (request, response) => {
    const session = await requireSession(request, response, parts);
    parseBody(request.body, emptyBodySchema);
    await writes.spend(session);
    const { customerId } = session;
    const client = await findClient({ customerId, clientId: request.params.clientId }, parts);
    if (client) await revokeClient({ ...client, customerId, because: null }, parts);
    response.json(await readAccount(session, parts));
  });
  router.post('/passkeys/:passkeyId/remove', async (request, response) => {
    const session = await requireSession(request, response, parts);
    parseBody(request.body, emptyBodySchema);
    await writes.spend(session);
    const removed = await removePasskey({ session, passkeyId: request.params.passkeyId }, parts);
    if (removed === 'last') throw lastPasskeyStays();
    response.json(await readAccount(session, parts));
  });
  addReads(router, parts);
  return router;
}

const historyQuerySchema = z.strictObject({
  before: z
    .string()
    .regex(/^[0-9]{1,16}$/)
    .transform(Number)
    .pipe(epochMsSchema)
    .optional(),
});

function addReads(router: Router, parts: ApprovalParts): void {
  const exports = limitByAccount(parts.limits.exports);
  const pages = limitByAccount(parts.limits.writes);
  router.get('/history', async (request, response) => {
    const session = await requireSession(request, response, parts);
    const query = parseBody(request.query, historyQuerySchema);
    await pages.spend(session);
    const beforeEpochMs = query.before ?? parts.clock.nowEpochMs() + 1;
    response.json(await readHistory({ session, beforeEpochMs }, parts));
  });
  router.get('/export', async (request, response) => {
    const session = await requireSession(request, response, parts);
    await exports.spend(session);
    response
      .set('Content-Disposition', 'attachment; filename="hearback-account.json"')
      .json(await exportAccount(session, parts));
  });
}

function lastPasskeyStays(): RequestRefused {
  return new RequestRefused(
    409,
    'last_passkey',
    'This is your only passkey. Add another one first, or use a recovery code.',
  );
}
