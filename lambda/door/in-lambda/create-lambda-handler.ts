/** The skill as a Lambda function. AWS lets nobody but Alexa call it; which skill Alexa calls it for is checked here. */
import type { ResponseEnvelope } from 'ask-sdk-model';
import { createSkill } from '../../create-skill.ts';
import { parseEnvelope } from '../../parse-envelope.ts';
import type { SkillSide } from '../../skill-side.ts';

export type LambdaHandler = (event: unknown) => Promise<ResponseEnvelope>;

/** Lambda answers Alexa with a fault and logs its words: they say nothing of the request. */
export class EventRefused extends Error {
  readonly code: 'malformed' | 'other_skill';

  constructor(code: EventRefused['code']) {
    super(
      code === 'other_skill'
        ? 'This request is for another skill.'
        : 'This is not a request envelope of Alexa.',
    );
    this.code = code;
  }
}

/** @returns a function that throws {@link EventRefused} for what is not this skill's. */
export function createLambdaHandler(side: SkillSide, applicationId: string): LambdaHandler {
  const skill = createSkill(side, applicationId);
  return async (event) => {
    const parsed = parseEnvelope(event, applicationId);
    if (parsed.outcome !== 'parsed') throw new EventRefused(parsed.outcome);
    return skill.invoke(parsed.envelope);
  };
}
