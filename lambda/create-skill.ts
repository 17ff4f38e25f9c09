/** The skill: the first handler that can, handles. */
import { SkillBuilders, type Skill } from 'ask-sdk-core';
import { boundResponse } from './dialogue/bound-response.ts';
import { addToCartHandler } from './handlers/add-to-cart.ts';
import { cancelOrderHandler } from './handlers/cancel-order.ts';
import { checkoutHandler, viewCartHandler } from './handlers/cart.ts';
import { codeHandler } from './handlers/code.ts';
import { deliveryHandler, instrumentHandler } from './handlers/delivery-and-payment.ts';
import { fallbackHandler } from './handlers/fallback.ts';
import { faultHandler } from './handlers/fault.ts';
import { helpHandler } from './handlers/help.ts';
import { launchHandler } from './handlers/launch.ts';
import { chooseHandler, orderHandler } from './handlers/order.ts';
import { quantityHandler } from './handlers/quantity.ts';
import { readBackHandler, repeatHandler } from './handlers/read-back.ts';
import { removeFromCartHandler } from './handlers/remove-from-cart.ts';
import { reorderHandler } from './handlers/reorder.ts';
import { moreOptionsHandler, searchHandler } from './handlers/search.ts';
import { silentHandler } from './handlers/silent.ts';
import { statusHandler } from './handlers/status.ts';
import { stopHandler } from './handlers/stop.ts';
import { totalHandler } from './handlers/total.ts';
import { whereIsMyCodeHandler } from './handlers/where-is-my-code.ts';
import { noHandler, yesHandler } from './handlers/yes-no.ts';
import type { SkillSide } from './skill-side.ts';

export function createSkill(side: SkillSide, applicationId: string): Skill {
  return SkillBuilders.custom()
    .addRequestHandlers(
      launchHandler(side),
      // A code may be heard in any intent: before all others.
      codeHandler(side),
      // What was asked for last decides what a product is named for.
      addToCartHandler(side),
      removeFromCartHandler(side),
      viewCartHandler(side),
      orderHandler(side),
      chooseHandler(side),
      searchHandler(side),
      moreOptionsHandler(side),
      quantityHandler(side),
      checkoutHandler(side),
      deliveryHandler(side),
      instrumentHandler(side),
      readBackHandler(side),
      repeatHandler(side),
      totalHandler(side),
      whereIsMyCodeHandler(side),
      statusHandler(side),
      reorderHandler(side),
      cancelOrderHandler(side),
      helpHandler,
      stopHandler(side),
      yesHandler(side),
      noHandler,
      fallbackHandler,
      silentHandler,
    )
    .addResponseInterceptors(boundResponse)
    .addErrorHandlers(faultHandler(side))
    .withSkillId(applicationId)
    .create();
}
