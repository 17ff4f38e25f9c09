/** Signing in and out, and the way back from the identity provider. */
import { emptyBodySchema, parseBody } from '#edge';
import { Router, type Response } from 'express';
import { z } from 'zod';
import type { ApprovalParts } from '../approval-parts.ts';
import { beginAuthorization } from '../sign-in/begin-authorization.ts';
import { deviceWordsOf } from '../sign-in/device-words.ts';
import { endSession } from '../sign-in/end-session.ts';
import { finishAuthorization, type AuthorizationResult } from '../sign-in/finish-authorization.ts';
import {
  REMEMBERED_SESSION_TTL_MS,
  SESSION_TTL_MS,
  type OpenedSession,
} from '../sign-in/open-session.ts';
import { requireProof, requireSession } from './authenticate.ts';
import { answerBegun } from './answer-begun.ts';
import { clearCookie, readCookie, setCookie } from './cookies.ts';
import { limitByAddress } from './rate-limits.ts';

const signInSchema = z.strictObject({ remember: z.boolean().optional() });

const callbackSchema = z.strictObject({
  code: z.string().min(1).max(2000),
  state: z.string().min(1).max(200),
  iss: z.string().min(1).max(500),
});

export function signInRoutes(parts: ApprovalParts): Router {
  const router = Router();
  const bound = limitByAddress(parts.limits.signIns);
  router.post('/sign-in', bound, async (request, response) => {
    const { proofKeyThumbprint } = await requireProof(request, response, parts);
    const { remember = false } = parseBody(request.body, signInSchema);
    const begun = await beginAuthorization(
      { kind: 'sign_in', proofKeyThumbprint, remembers: remember },
      parts,
    );
    response.json(answerBegun(begun, response));
  });
  router.post('/callback', bound, async (request, response) => {
    const caller = await requireProof(request, response, parts);
    const body = parseBody(request.body, callbackSchema);
    const stateSecret = readCookie(request, 'state');
    const device = deviceWordsOf(request.headers['user-agent']);
    const result = await finishAuthorization({ ...caller, ...body, stateSecret, device }, parts);
    clearCookie(response, 'state');
    if (result.outcome === 'signed_in') {
      // A new sign-in takes the place of the session that this browser had.
      if (caller.session) await endSession(caller.session, 'signed_in_anew', parts);
      setSessionCookie(result, response);
    }
    if (result.outcome === 'changed' && result.change === 'erase') clearCookie(response, 'session');
    response.json(callbackAnswerOf(result));
  });
  router.post('/sign-out', async (request, response) => {
    const session = await requireSession(request, response, parts);
    parseBody(request.body, emptyBodySchema);
    await endSession(session, 'signed_out', parts);
    clearCookie(response, 'session');
    response.status(204).end();
  });
  return router;
}

function setSessionCookie(opened: OpenedSession, response: Response): void {
  const ttlMs = opened.isRemembered ? REMEMBERED_SESSION_TTL_MS : SESSION_TTL_MS;
  const value = opened.sessionSecret;
  setCookie(response, { kind: 'session', value, maxAgeSeconds: ttlMs / 1000 });
}

/** The session's secret leaves in its cookie alone. */
function callbackAnswerOf(
  result: AuthorizationResult,
): Exclude<AuthorizationResult, { outcome: 'signed_in' }> | { readonly outcome: 'signed_in' } {
  return result.outcome === 'signed_in' ? { outcome: 'signed_in' } : result;
}
