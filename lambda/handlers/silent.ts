/** The end of a session and every other request that takes no speech: an empty answer. */
import type { RequestHandler } from 'ask-sdk-core';

export const silentHandler: RequestHandler = {
  canHandle: () => true,
  handle: (input) => input.responseBuilder.getResponse(),
};
