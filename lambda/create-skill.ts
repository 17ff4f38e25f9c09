/** The skill: the first handler that can, handles. */
import { SkillBuilders, type Skill } from 'ask-sdk-core';
import { cancelOrderHandler } from './handlers/cancel-order.ts';
import { codeHandler } from './handlers/code.ts';
import { fallbackHandler } from './handlers/fallback.ts';
import { faultHandler } from './handlers/fault.ts';
import { helpHandler } from './handlers/help.ts';
import { launchHandler } from './handlers/launch.ts';
import { orderHandler } from './handlers/order.ts';
import { readBackHandler } from './handlers/read-back.ts';
import { silentHandler } from './handlers/silent.ts';
import { statusHandler } from './handlers/status.ts';
import { stopHandler } from './handlers/stop.ts';
import { noHandler, yesHandler } from './handlers/yes-no.ts';
import type { SkillSide } from './skill-side.ts';

export function createSkill(side: SkillSide, applicationId: string): Skill {
  return SkillBuilders.custom()
    .addRequestHandlers(
      launchHandler(side),
      orderHandler(side),
      codeHandler(side),
      readBackHandler(side),
      statusHandler(side),
      cancelOrderHandler(side),
      helpHandler,
      stopHandler(side),
      yesHandler,
      noHandler,
      fallbackHandler,
      silentHandler,
    )
    .addErrorHandlers(faultHandler(side))
    .withSkillId(applicationId)
    .create();
}
