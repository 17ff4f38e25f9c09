/** Headers of every answer of identity: nothing runs on its pages, and only the page and the card may frame them. */
import type { RequestHandler } from 'express';
import type { IdentityConfig } from './config.ts';

export function pageHeaders({
  pageOrigin,
  cardOrigin,
}: Pick<IdentityConfig, 'pageOrigin' | 'cardOrigin'>): RequestHandler {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    // Chromium holds the redirects after a form against `form-action` too: the sign-in ends at the card's or the page's origin.
    `form-action 'self' ${cardOrigin} ${pageOrigin}`,
    `frame-ancestors ${pageOrigin} ${cardOrigin}`,
  ].join('; ');
  return (_request, response, next) => {
    response.set({
      'Content-Security-Policy': policy,
      // With `no-referrer` a form is sent with `Origin: null`.
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    });
    next();
  };
}
