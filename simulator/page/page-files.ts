/** The built page and the headers that keep it to itself, and its frame for the APL engine to less than that. */
import { resolve } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import type { PageConfig } from './config.ts';

export function addPageFiles(app: Express, { screens, origin, addresses }: PageConfig): void {
  const page = pageHeaders({
    pageOrigin: origin,
    cardOrigin: addresses.approval,
    identityOrigin: addresses.identity,
  });
  app.use(choose({ page, aplFrame: aplFrameHeaders(), widgetHost: widgetHostHeaders() }));
  app.use(express.static(resolve(screens), { index: 'index.html', redirect: false, etag: false }));
}

type Headers = Readonly<Record<string, string>>;

function choose(of: {
  readonly page: Headers;
  readonly aplFrame: Headers;
  readonly widgetHost: Headers;
}): RequestHandler {
  return (request, response, next) => {
    const { path } = request;
    const isWidgetHost = path.startsWith('/widget-host/');
    response.set(path.startsWith('/apl/') ? of.aplFrame : isWidgetHost ? of.widgetHost : of.page);
    next();
  };
}

/**
 * Only own scripts, styles and fonts; in frames the APL engine, the card, and the identity provider that the card sends the customer
 * to. No COEP: the card's frame could not be shown under it.
 * The card may use passkeys in its frame; nothing else may be asked for but the page's own microphone.
 */
function pageHeaders(of: {
  readonly pageOrigin: string;
  readonly cardOrigin: string;
  readonly identityOrigin: string;
}): Headers {
  const contentSecurityPolicy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${of.cardOrigin} ${of.identityOrigin} ${of.pageOrigin}/apl/ ${of.pageOrigin}/widget-host/`,
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
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * The engine makes code from texts, which no page of ours allows; here it may, and therefore here is nothing else: a sandbox without
 * an origin, cookies or storage, that can load from its own folder alone and can send nothing anywhere.
 */
function aplFrameHeaders(): Headers {
  const contentSecurityPolicy = [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    'img-src data:',
    // The engine takes its own compiled core out of its own script by a fetch.
    'connect-src data:',
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'Permissions-Policy': 'microphone=(), camera=(), geolocation=(), payment=()',
    // Without an origin it is a stranger to its own folder too; these are public files.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Frame-Options': 'SAMEORIGIN',
  };
}

/**
 * The host of the add-on's widget is a document without an origin, and the widget is one in it: that one inherits this policy, which is the
 * standard's own for a document that names no address (MCP Apps 2026-01-26, content security policy). Neither can ask anybody for anything.
 */
function widgetHostHeaders(): Headers {
  const contentSecurityPolicy = [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'Permissions-Policy': 'microphone=(), camera=(), geolocation=(), payment=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'SAMEORIGIN',
  };
}
