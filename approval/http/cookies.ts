/** The two cookies of the card. `__Host-` ties each to this host alone (RFC 6265bis, section 4.1.3.2). */
import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import { SESSION_TTL_MS } from '../sign-in/open-session.ts';
import { CEREMONY_TTL_MS } from '../sign-in/state-binding.ts';

const COOKIES = {
  /** Whose session this is; opens nothing without the session's key. */
  session: { name: '__Host-session', sameSite: 'strict', maxAgeSeconds: SESSION_TTL_MS / 1000 },
  /** Ties a begun sign-in to this browser; Lax, because the way back comes from the identity provider's site. */
  state: { name: '__Host-state', sameSite: 'lax', maxAgeSeconds: CEREMONY_TTL_MS / 1000 },
} as const;

export type CookieKind = keyof typeof COOKIES;

/** The cookie's value when it is one that we could have set. */
export function readCookie(
  request: Pick<IncomingMessage, 'headers'>,
  kind: CookieKind,
): string | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[COOKIES[kind].name];
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined;
}

export function setCookie(
  response: Response,
  cookie: {
    readonly kind: CookieKind;
    readonly value: string;
    /** Where it is not the usual one. */
    readonly maxAgeSeconds?: number;
  },
): void {
  const { maxAgeSeconds } = COOKIES[cookie.kind];
  appendCookie(response, { maxAgeSeconds, ...cookie });
}

export function clearCookie(response: Response, kind: CookieKind): void {
  appendCookie(response, { kind, value: '', maxAgeSeconds: 0 });
}

function appendCookie(
  response: Response,
  cookie: { readonly kind: CookieKind; readonly value: string; readonly maxAgeSeconds: number },
): void {
  const { name, sameSite } = COOKIES[cookie.kind];
  response.append(
    'Set-Cookie',
    stringifySetCookie(name, cookie.value, {
      httpOnly: true,
      secure: true,
      sameSite,
      path: '/',
      maxAge: cookie.maxAgeSeconds,
    }),
  );
}
