/** What every answer of the card's origin tells the browser: run nothing but ours, and let nobody draw around it. */
import type { RequestHandler } from 'express';

export function securityHeaders({
  origin,
  pageOrigin,
}: {
  readonly origin: string;
  readonly pageOrigin: string | null;
}): RequestHandler {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(pageOrigin),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'publickey-credentials-get=(self), publickey-credentials-create=(self), ' +
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
    // In the simulator the page frames the card and isolates itself from nothing; outside it, nothing of another origin is ever embedded.
    ...(pageOrigin === null ? { 'Cross-Origin-Embedder-Policy': 'require-corp' } : {}),
    // Older browsers know this instead of frame-ancestors; it cannot name the simulator's page.
    ...(pageOrigin === null ? { 'X-Frame-Options': 'DENY' } : {}),
    ...(origin.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}

function contentSecurityPolicy(pageOrigin: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${pageOrigin ?? "'none'"}`,
    // Lit names its one policy, the worker's address has another; no other text becomes markup or script (Trusted Types).
    "require-trusted-types-for 'script'",
    'trusted-types lit-html hearback-worker',
  ].join('; ');
}
