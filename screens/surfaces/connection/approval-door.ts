/** The way to the approval side: every call carries the cookie and a proof by this browser's key. */
import type { KeyPair } from 'dpop';
import type { Reading } from '#core';
import { faultWordsOf } from '../../wire/answers.ts';
import { READING_HEADER, readingOf } from '../../wire/live-message.ts';
import type { Parse } from '../../wire/parse.ts';
import { proveRequest } from './proof-key.ts';

export type Answer<Body> =
  | {
      readonly kind: 'answer';
      readonly body: Body;
      /** When what it shows was read, where it says so. */
      readonly reading: Reading | undefined;
    }
  /** 401: the cookie or the proof does not count (any more). */
  | { readonly kind: 'signed_out' }
  /** 404: not there, or not this customer's. */
  | { readonly kind: 'not_found' }
  /** Another "no" of the HTTP layer, such as too early or too late. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** No answer, or none that can be read: what was sent may or may not have arrived. */
  | { readonly kind: 'unreachable' };

export interface ApprovalDoor {
  get<Body>(path: string, parse: Parse<Body>): Promise<Answer<Body>>;
  post<Body>(path: string, body: unknown, parse: Parse<Body>): Promise<Answer<Body>>;
}

/** Longer than any answer takes; then the connection counts as lost. */
const PATIENCE_MS = 10_000;

export function openApprovalDoor(key: KeyPair, origin: string): ApprovalDoor {
  const call = async <Body>(
    request: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: unknown },
    parse: Parse<Body>,
  ): Promise<Answer<Body>> => {
    const url = new URL(request.path, origin);
    try {
      const response = await fetch(url, {
        method: request.method,
        headers: {
          Accept: 'application/json',
          DPoP: await proveRequest(key, { method: request.method, url }),
          ...(request.method === 'POST' && { 'Content-Type': 'application/json' }),
        },
        ...(request.method === 'POST' && { body: JSON.stringify(request.body) }),
        credentials: 'same-origin',
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return await readAnswer(response, parse);
    } catch {
      return { kind: 'unreachable' };
    }
  };
  return {
    get: (path, parse) => call({ method: 'GET', path }, parse),
    post: (path, body, parse) => call({ method: 'POST', path, body }, parse),
  };
}

async function readAnswer<Body>(response: Response, parse: Parse<Body>): Promise<Answer<Body>> {
  if (response.status === 401) return { kind: 'signed_out' };
  if (response.status === 404) return { kind: 'not_found' };
  if (response.status >= 500) return { kind: 'unreachable' };
  const body: unknown = response.status === 204 ? null : await response.json();
  if (!response.ok) {
    return { kind: 'refused', message: faultWordsOf(body) };
  }
  const reading = readingOf(response.headers.get(READING_HEADER));
  return { kind: 'answer', body: parse(body), reading };
}
