/** The skill's door on the web: Alexa's request envelopes at `POST /skill`, each of them signed. */
import type { Express, Request } from 'express';
import { createHttpApp, createRefusalCount, readRawBody, type Timers } from '#edge';
import { createSkill } from './create-skill.ts';
import { createAdmission } from './door/admit-request.ts';
import type { CheckSender, SignedRequest } from './door/check-sender.ts';
import type { SkillSide } from './skill-side.ts';

export interface SkillAppOptions {
  readonly side: SkillSide;
  readonly applicationId: string;
  readonly hosts: readonly string[];
  readonly checkSender: CheckSender;
  readonly nowEpochMs: () => number;
  readonly timers: Timers;
}

export function createSkillApp(options: SkillAppOptions): Express {
  const { side, applicationId, hosts } = options;
  const skill = createSkill(side, applicationId);
  const refusals = createRefusalCount({ timers: options.timers, log: side.log });
  const admit = createAdmission({ ...options, refusals });
  return createHttpApp({
    hosts,
    log: side.log,
    // A body that was parsed and written again is not what was signed.
    readBody: readRawBody(),
    routes: (app) => {
      app.post('/skill', async (request, response) => {
        response.json(await skill.invoke(await admit(signedRequestOf(request))));
      });
    },
  });
}

function signedRequestOf(request: Request): SignedRequest {
  const body: unknown = request.body;
  return {
    chainUrl: onlyValueOf(request, 'signaturecertchainurl'),
    signature: onlyValueOf(request, 'signature-256'),
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
}

/** Of two values nobody can say which one was meant. */
function onlyValueOf({ headersDistinct }: Request, name: string): string | undefined {
  const values = headersDistinct[name] ?? [];
  return values.length === 1 ? values[0] : undefined;
}
