/** A fault of ours: logged by an id, answered in words that claim nothing about the order. */
import { randomUUID } from 'node:crypto';
import type { ErrorHandler } from 'ask-sdk-core';
import { answer } from '../dialogue/answer.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import type { SkillSide } from '../skill-side.ts';

export function faultHandler(side: Pick<SkillSide, 'log'>): ErrorHandler {
  return {
    canHandle: () => true,
    handle: (input, fault) => {
      side.log.error({ err: fault, logId: randomUUID() }, 'unexpected fault in the skill');
      return answer(input, { spoken: stringsOf(input).broken });
    },
  };
}
