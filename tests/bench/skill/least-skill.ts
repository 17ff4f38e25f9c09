/** The smallest skill that ask-sdk can make: what the bundle's size and start are compared with. */
import { SkillBuilders } from 'ask-sdk-core';

export const handler = SkillBuilders.custom()
  .addRequestHandlers({
    canHandle: () => true,
    handle: ({ responseBuilder }) => responseBuilder.speak('Hello.').getResponse(),
  })
  .lambda();
