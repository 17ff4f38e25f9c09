/** Changes of the account that take a verification of their own. */
import { accountChangeSchema, type ChangeResult } from '#core';
import { parseBody } from '#edge';
import { Router, type Response } from 'express';
import { z } from 'zod';
import type { ApprovalParts } from '../approval-parts.ts';
import { beginChange } from '../changes/begin-change.ts';
import { changeByPasskey } from '../changes/change-by-passkey.ts';
import { answerBegun } from './answer-begun.ts';
import { requireSession } from './authenticate.ts';
import { clearCookie } from './cookies.ts';
import { assertionSchema } from './passkey-bodies.ts';
import { limitByAccount } from './rate-limits.ts';

const changeSchema = z.strictObject({
  change: accountChangeSchema,
  recoveryCode: z.string().min(1).max(60).optional(),
});

export function changeRoutes(parts: ApprovalParts): Router {
  const router = Router();
  const changes = limitByAccount(parts.limits.changes);
  const recoveries = limitByAccount(parts.limits.recoveries);
  router.post('/', async (request, response) => {
    const session = await requireSession(request, response, parts);
    const { change, recoveryCode } = parseBody(request.body, changeSchema);
    await changes.spend(session);
    if (recoveryCode !== undefined) await recoveries.spend(session);
    const begun = await beginChange({ session, change, recoveryCode }, parts);
    response.json(
      begun.outcome === 'verify'
        ? { ...begun, signIn: answerBegun(begun.signIn, response) }
        : answerChange(begun, response),
    );
  });
  router.post('/passkey', async (request, response) => {
    const session = await requireSession(request, response, parts);
    const body = parseBody(request.body, assertionSchema);
    await changes.spend(session);
    const result = await changeByPasskey({ session, response: body.response }, parts);
    response.json(answerChange(result, response));
  });
  return router;
}

/** Who has erased the account has no session any more. */
function answerChange(result: ChangeResult, response: Response): ChangeResult {
  if (result.outcome === 'changed' && result.change === 'erase') clearCookie(response, 'session');
  return result;
}
