/**
 * Alexa's own interfaces for a skill, as one HTTP application: the Directive service and the device's time zone. Every call carries the token
 * of a request that was sent to the skill; the answers are those that the ASK model names (`DirectiveServiceClient`, `UpsServiceClient`).
 */
import type { Express, Request, Response } from 'express';
import { createHttpApp, type Log } from '#edge';
import { readDirective } from './read-directive.ts';
import type { KnownRequest, SkillRequests } from './skill-requests.ts';

export interface ServicesAppParts {
  readonly hosts: readonly string[];
  readonly requests: SkillRequests;
  /** Where the customer's devices stand; an IANA name. */
  readonly timeZone: string;
  readonly log: Log;
}

export function createServicesApp({ hosts, requests, timeZone, log }: ServicesAppParts): Express {
  return createHttpApp({
    hosts,
    log,
    routes: (app) => {
      app.post('/v1/directives', (request, response) => {
        const sent = findSent(request, requests);
        if (sent === undefined) {
          answer(response, 401, { code: 401, message: 'Not Authorized.' });
          return;
        }
        const directive = readDirective(request.body);
        if (directive.outcome === 'invalid') {
          const message = `Directive not valid. ${directive.reason}`;
          answer(response, 400, { code: 400, message });
          return;
        }
        if (sent.speak(directive.requestId, directive.speech) === 'taken') {
          response.status(204).end();
          return;
        }
        const message = 'The skill is not allowed to send directives at the moment.';
        answer(response, 403, { code: 403, message });
      });
      app.get('/v2/devices/:deviceId/settings/System.timeZone', (request, response) => {
        const sent = findSent(request, requests);
        if (sent === undefined) {
          const message = 'The authentication token is malformed or invalid.';
          answer(response, 401, { code: 'INVALID_TOKEN', message });
        } else if (sent.deviceId !== request.params.deviceId) {
          const message = 'The authentication token does not have access to resource.';
          answer(response, 403, { code: 'INVALID_URI', message });
        } else {
          response.json(timeZone);
        }
      });
    },
  });
}

function findSent({ headers }: Request, requests: SkillRequests): KnownRequest | undefined {
  const [, token] = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(headers.authorization ?? '') ?? [];
  return token === undefined ? undefined : requests.find(token);
}

function answer(
  response: Response,
  status: number,
  body: { readonly code: number | string; readonly message: string },
): void {
  response.status(status).json(body);
}
