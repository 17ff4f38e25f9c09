/** The built page and the headers that keep it to itself. */
import { resolve } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import type { PageConfig } from './config.ts';

export function addPageFiles(app: Express, { screens, addresses }: PageConfig): void {
  app.use(setPolicies({ cardOrigin: addresses.approval, identityOrigin: addresses.identity }));
  app.use(express.static(resolve(screens), { index: 'index.html', redirect: false, etag: false }));
}

/**
 * Only own scripts, styles and fonts; in the frame the card, and the identity provider that the card sends the customer to. No COEP: the
 * card's frame could not be shown under it.
 * The card may use passkeys in its frame; nothing else may be asked for but the page's own microphone.
 */
function setPolicies(of: {
  readonly cardOrigin: string;
  readonly identityOrigin: string;
}): RequestHandler {
  const contentSecurityPolicy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${of.cardOrigin} ${of.identityOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const passkeys = `(self "${of.cardOrigin}")`;
  const permissionsPolicy = [
    `publickey-credentials-get=${passkeys}`,
    `publickey-credentials-create=${passkeys}`,
    'microphone=(self)',
    'camera=()',
    'geolocation=()',
    'payment=()',
  ].join(', ');
  return (_request, response, next) => {
    response.set({
      'Content-Security-Policy': contentSecurityPolicy,
      'Permissions-Policy': permissionsPolicy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    });
    next();
  };
}
