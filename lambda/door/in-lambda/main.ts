/** The entry of the skill in AWS Lambda: `index.handler` of the bundle that `deploy/bundle.mjs` makes. It holds no store and no key. */
import { createLog, systemTimers } from '#edge';
import { createAlexaServices } from '../../protocol/alexa-services.ts';
import { connectTools } from '../../protocol/connect-tools.ts';
import { createShop } from '../../shop/create-shop.ts';
import { ALEXA_API_HOSTS } from '../alexa-hosts.ts';
import { createLambdaHandler } from './create-lambda-handler.ts';
import { dialOrigins } from './dial-origins.ts';
import { readEnvironment } from './read-environment.ts';

const { applicationId, mcpUrl, shopName, cardOrigin } = readEnvironment(process.env);
const log = createLog('skill');
const fetch = dialOrigins([new URL(mcpUrl).origin], globalThis.fetch);
const alexaOrigins = ALEXA_API_HOSTS.map((host) => `https://${host}`);

export const handler = createLambdaHandler(
  {
    openShop: (accessToken, locale, device) =>
      createShop(connectTools({ mcpUrl, accessToken, fetch, device }), { cardOrigin, locale }),
    shopName,
    log,
    alexa: createAlexaServices({
      fetch: dialOrigins(alexaOrigins, globalThis.fetch),
      timers: systemTimers,
      log,
    }),
    nowEpochMs: () => Date.now(),
  },
  applicationId,
);
