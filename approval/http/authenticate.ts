/** Who calls: the session cookie names a session, and a fresh proof by that session's own key shows that it is used by its browser. */
import type { IncomingMessage } from 'node:http';
import type { SeenSession, Session } from '#core';
import { RequestRefused } from '#edge';
import type { Request, Response } from 'express';
import type { ApprovalParts } from '../approval-parts.ts';
import { sessionHashOf } from '../sign-in/open-session.ts';
import { checkProof, type Proof } from './check-proof.ts';
import { readCookie } from './cookies.ts';

/** The signed-in session of this call. @throws {RequestRefused} 401, with one text whatever was missing or wrong. */
export async function requireSession(
  request: Request,
  response: Response,
  parts: ApprovalParts,
): Promise<Session> {
  const proof = await readProof(request, parts);
  const session = await findCookieSession(request, parts);
  if (!proof || session?.proofKeyThumbprint !== proof.thumbprint) throw signInNeeded(response);
  if (!(await useProof(proof, parts))) throw signInNeeded(response);
  await noteSeen(session, parts);
  return session;
}

/** The key of this call, and the session where there is one for that key. @throws {RequestRefused} 401 without a proof. */
export async function requireProof(
  request: Request,
  response: Response,
  parts: ApprovalParts,
): Promise<{ readonly proofKeyThumbprint: string; readonly session: Session | undefined }> {
  const proof = await readProof(request, parts);
  if (!proof) throw signInNeeded(response);
  if (!(await useProof(proof, parts))) throw signInNeeded(response);
  const session = await findCookieSession(request, parts);
  return {
    proofKeyThumbprint: proof.thumbprint,
    session: session?.proofKeyThumbprint === proof.thumbprint ? session : undefined,
  };
}

/** When a session was last used is shown to its customer within five minutes, and is not worth a write for each call. */
const SEEN_GRAIN_MS = 5 * 60_000;

async function noteSeen(
  { sessionHash, lastSeenAt }: SeenSession,
  { store, clock }: ApprovalParts,
): Promise<void> {
  const nowEpochMs = clock.nowEpochMs();
  if (nowEpochMs - lastSeenAt < SEEN_GRAIN_MS) return;
  await store.noteSeen({ sessionHash, lastSeenAt: nowEpochMs });
}

async function readProof(request: Request, parts: ApprovalParts): Promise<Proof | undefined> {
  const header = request.headers['dpop'];
  return checkProof(typeof header === 'string' ? header : undefined, {
    method: request.method,
    // RFC 9449, section 4.2: the address of the call without query and fragment.
    url: parts.origin + request.originalUrl.replace(/[?#].*$/s, ''),
    nowEpochMs: parts.clock.nowEpochMs(),
  });
}

/** The session that the cookie names. It opens nothing without a proof. */
export async function findCookieSession(
  request: Pick<IncomingMessage, 'headers'>,
  parts: ApprovalParts,
): Promise<SeenSession | undefined> {
  const sessionSecret = readCookie(request, 'session');
  if (sessionSecret === undefined) return undefined;
  return parts.store.findSession({
    sessionHash: sessionHashOf(sessionSecret, parts.hash),
    nowEpochMs: parts.clock.nowEpochMs(),
  });
}

/** False when the proof was used before: it counts once (RFC 9449, section 11.1). */
export function useProof(proof: Proof, parts: ApprovalParts): Promise<boolean> {
  return parts.store.rememberProof({
    proofId: parts.hash.sha256Hex(`${proof.thumbprint}\n${proof.jti}`),
    expiresAt: proof.expiresAt,
    nowEpochMs: parts.clock.nowEpochMs(),
  });
}

function signInNeeded(response: Response): RequestRefused {
  // RFC 9110, section 15.5.2: a 401 names the scheme that is wanted.
  response.set('WWW-Authenticate', 'DPoP algs="ES256"');
  return new RequestRefused(401, 'sign_in_needed', 'Please sign in.');
}
