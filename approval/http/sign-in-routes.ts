/** Signing in and out, and the way back from the identity provider. */
import { boundByAddress, emptyBodySchema, parseBody } from '#edge';
import { Router } from 'express';
import { z } from 'zod';
import type { ApprovalParts } from '../approval-parts.ts';
import { beginAuthorization } from '../sign-in/begin-authorization.ts';
import { finishAuthorization, type AuthorizationResult } from '../sign-in/finish-authorization.ts';
import { requireProof, requireSession } from './authenticate.ts';
import { clearCookie, readCookie, setCookie } from './cookies.ts';

/** Far more than a person's browsers make, and few enough that begun sign-ins cannot fill the store. */
const SIGN_INS_PER_MINUTE = 300;

const callbackSchema = z.strictObject({
  code: z.string().min(1).max(2000),
  state: z.string().min(1).max(200),
  iss: z.string().min(1).max(500),
});

export function signInRoutes(parts: ApprovalParts): Router {
  const router = Router();
  const bound = boundByAddress({
    mostCalls: SIGN_INS_PER_MINUTE,
    nowEpochMs: () => parts.clock.nowEpochMs(),
  });
  router.post('/sign-in', bound, async (request, response) => {
    const { proofKeyThumbprint } = await requireProof(request, response, parts);
    parseBody(request.body, emptyBodySchema);
    const begun = await beginAuthorization({ kind: 'sign_in', proofKeyThumbprint }, parts);
    setCookie(response, { kind: 'state', value: begun.stateSecret });
    response.json({ authorizationUrl: begun.authorizationUrl });
  });
  router.post('/callback', bound, async (request, response) => {
    const caller = await requireProof(request, response, parts);
    const body = parseBody(request.body, callbackSchema);
    const stateSecret = readCookie(request, 'state');
    const result = await finishAuthorization({ ...caller, ...body, stateSecret }, parts);
    clearCookie(response, 'state');
    if (result.outcome === 'signed_in') {
      // A new sign-in takes the place of the session that this browser had.
      if (caller.session) await parts.store.deleteSession(caller.session.sessionHash);
      setCookie(response, { kind: 'session', value: result.sessionSecret });
    }
    response.json(callbackAnswerOf(result));
  });
  router.post('/sign-out', async (request, response) => {
    const session = await requireSession(request, response, parts);
    parseBody(request.body, emptyBodySchema);
    await parts.store.deleteSession(session.sessionHash);
    clearCookie(response, 'session');
    response.status(204).end();
  });
  return router;
}

/** The session's secret leaves in its cookie alone. */
function callbackAnswerOf(
  result: AuthorizationResult,
): Exclude<AuthorizationResult, { outcome: 'signed_in' }> | { readonly outcome: 'signed_in' } {
  return result.outcome === 'signed_in' ? { outcome: 'signed_in' } : result;
}
