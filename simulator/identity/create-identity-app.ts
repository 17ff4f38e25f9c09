/** The identity stand-in as an HTTP application. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Express } from 'express';
import type { Provider } from 'oidc-provider';
import { checkHost, createHttpApp, type Log } from '#edge';
import type { IdentityConfig } from './config.ts';
import type { Customers } from './customers.ts';
import { pageHeaders } from './page-headers.ts';
import { FONT_PATH, PAGE_STYLE, STYLE_PATH } from './pages/page-style.ts';
import { signInRoutes } from './sign-in-routes.ts';

export function createIdentityApp({
  config,
  provider,
  customers,
  log,
}: {
  readonly config: IdentityConfig;
  readonly provider: Provider;
  readonly customers: Customers;
  readonly log: Log;
}): Express {
  const issuerHost = new URL(config.issuer).host;
  const font = readFileSync(
    createRequire(import.meta.url).resolve(
      '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    ),
  );
  provider.on('server_error', (_context, fault) => {
    log.error({ err: fault }, 'unexpected fault in the library');
  });
  // Else the library prints broken connections itself; its faults are logged above.
  provider.silent = true;
  const serveLibrary = provider.callback();
  return createHttpApp({
    // The second name is for `/healthz` alone.
    hosts: [issuerHost, `127.0.0.1:${String(config.port)}`],
    log,
    routes: (app) => {
      // Endpoint addresses follow the `Host` header in the library, so it must be the issuer's.
      app.use(checkHost([issuerHost]));
      app.use(pageHeaders(config));
      app.get(STYLE_PATH, (_request, response) => {
        response.set('Cache-Control', 'max-age=3600').type('css').send(PAGE_STYLE);
      });
      app.get(FONT_PATH, (_request, response) => {
        response.set('Cache-Control', 'max-age=86400').type('font/woff2').send(font);
      });
      signInRoutes(app, { provider, customers, issuer: config.issuer });
      app.use((request, response) => {
        // The library would name its endpoints by it; the host is what `Host` says and was checked.
        delete request.headers['x-forwarded-host'];
        void serveLibrary(request, response);
      });
    },
  });
}
