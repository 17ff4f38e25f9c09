/** The skill's door: Alexa's request envelopes at `POST /skill`. */
import type { Express } from 'express';
import { createHttpApp, RequestRefused } from '#edge';
import { createSkill } from './create-skill.ts';
import { parseEnvelope } from './parse-envelope.ts';
import type { SkillSide } from './skill-side.ts';

export interface SkillAppOptions {
  readonly side: SkillSide;
  readonly applicationId: string;
  readonly hosts: readonly string[];
}

export function createSkillApp({ side, applicationId, hosts }: SkillAppOptions): Express {
  const skill = createSkill(side, applicationId);
  return createHttpApp({
    hosts,
    log: side.log,
    routes: (app) => {
      app.post('/skill', async (request, response) => {
        const parsed = parseEnvelope(request.body, applicationId);
        if (parsed.outcome === 'other_skill') {
          throw new RequestRefused(403, 'other_skill', 'This request is for another skill.');
        }
        if (parsed.outcome === 'malformed') {
          throw new RequestRefused(
            400,
            'invalid_request',
            'This is not a request envelope of Alexa.',
          );
        }
        response.json(await skill.invoke(parsed.envelope));
      });
    },
  });
}
