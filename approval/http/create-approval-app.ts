/** The HTTP application of the second device's server: for people and their browsers only. */
import { checkHost, createHttpApp } from '#edge';
import { Router, type Express } from 'express';
import type { ApprovalParts } from '../approval-parts.ts';
import { accountRoutes } from './account-routes.ts';
import { answerUnavailable } from './answer-unavailable.ts';
import { changeRoutes } from './change-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { ownOriginOnly } from './own-origin.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { countRefusals } from './count-refusals.ts';
import { pushRoutes } from './push-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { staticShell } from './static-shell.ts';
import { traceRoutes } from './trace-routes.ts';

export function createApprovalApp(
  parts: ApprovalParts,
  served: { readonly screens: string; readonly port: number },
): Express {
  const host = new URL(parts.origin).host;
  return createHttpApp({
    // The second name is for `/healthz` alone.
    hosts: [host, `127.0.0.1:${String(served.port)}`],
    log: parts.log,
    routes: (app) => {
      app.use(countRefusals(parts));
      app.use(checkHost([host]));
      app.use(securityHeaders(parts));
      app.use(staticShell(served.screens));
      app.use('/api', apiRoutes(parts));
      app.use(answerUnavailable(parts));
    },
  });
}

function apiRoutes(parts: ApprovalParts): Router {
  const router = Router();
  router.use(ownOriginOnly(parts.origin));
  router.use(signInRoutes(parts));
  router.use(accountRoutes(parts));
  router.use('/changes', changeRoutes(parts));
  router.use('/orders', orderRoutes(parts));
  router.use('/passkeys', passkeyRoutes(parts));
  router.use('/trace', traceRoutes(parts));
  router.use('/push', pushRoutes(parts));
  return router;
}
