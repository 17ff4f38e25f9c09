/** The page's process: the judges' page, and behind it the Alexa cloud stand-in with its linked demo customer. */
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  configPathFromArguments,
  createDial,
  createHttpApp,
  createLog,
  readConfig,
  serve,
} from '#edge';
import {
  createAlexaCloud,
  createCloudClock,
  createDeviceLanguages,
  createLinkedAccount,
  createRequestSigner,
  createServicesApp,
  createSkillCaller,
  createSkillRequests,
  parseInteractionModel,
  type LinkOptions,
} from '../alexa-cloud/index.ts';
import { addAddonRoutes, createAddonConversation, createAddonDoor } from '../widget-host/index.ts';
import { pageConfigSchema } from './config.ts';
import { createConversationSeat } from './conversation-seat.ts';
import { linkAtStart } from './link-at-start.ts';
import { addPageFiles } from './page-files.ts';
import { addPageRoutes } from './page-routes.ts';
import { createPanelParts } from './panel-parts.ts';
import { addPanelRoutes } from './panel-routes.ts';
import { createStandInFaults } from './stand-in-faults.ts';

const SILENCE_IS_LOOKED_AT_EVERY_MS = 250;

const config = readConfig(configPathFromArguments(process.argv.slice(2)), pageConfigSchema);
const log = createLog('page');
const realNowEpochMs = (): number => Date.now();
const { identity, skill, alexaServices } = config;

const deviceLanguageOf = createDeviceLanguages((locale) => {
  const path = join(dirname(config.interactionModel), `${locale}.json`);
  return parseInteractionModel(JSON.parse(readFileSync(path, 'utf8')));
});
const linkOptions: LinkOptions = {
  issuer: identity.issuer,
  clientId: identity.clientId,
  clientSecret: identity.clientSecret,
  resource: identity.resource,
  redirectUri: `${config.origin}/alexa/link/callback`,
  fetch: createDial({ [new URL(identity.issuer).hostname]: identity.dialAddress }),
  nowEpochMs: realNowEpochMs,
};
const account = createLinkedAccount(linkOptions);
const skillHost = new URL(skill.url).hostname;
const requests = createSkillRequests();
const seat = createConversationSeat(() => cloud, deviceLanguageOf);
const cloud = createAlexaCloud({
  applicationId: skill.applicationId,
  ...deviceLanguageOf('en-US'),
  shopName: config.shopName,
  device: {
    deviceId: `amzn1.ask.device.${randomUUID()}`,
    userId: `amzn1.ask.account.${randomUUID()}`,
  },
  callSkill: createSkillCaller({
    url: skill.url,
    sign: createRequestSigner({
      privateKeyPem: readFileSync(skill.signing.privateKeyFile, 'utf8'),
      chainUrl: skill.signing.chainUrl,
    }),
    fetch: createDial({ [skillHost]: '127.0.0.1' }),
  }),
  services: { endpoint: alexaServices.origin, requests },
  accessToken: () => (seat.isLinked() ? account.accessToken() : Promise.resolve(undefined)),
  clock: createCloudClock(realNowEpochMs),
  realNowEpochMs,
  makeId: randomUUID,
});

const faults = createStandInFaults({
  addresses: config.addresses,
  merchantButtonSecret: config.merchantButtonSecret,
  fetch: createDial({
    [new URL(config.addresses.merchant).hostname]: '127.0.0.1',
    [new URL(config.addresses.processor).hostname]: '127.0.0.1',
  }),
});

const panel = createPanelParts({
  config,
  account,
  linkOptions,
  log,
  makeUpDigest: () => randomBytes(32).toString('hex'),
});

const addonDoor = createAddonDoor({
  mcpUrl: identity.resource,
  accessToken: () => account.accessToken(),
  fetch: createDial({ [new URL(identity.resource).hostname]: '127.0.0.1' }),
});
const addon = createAddonConversation(addonDoor);

await linkAtStart(account, config.customers);
const silence = setInterval(() => {
  cloud.tick().catch((fault: unknown) => {
    log.error({ err: fault }, 'a silence could not be handled');
  });
}, SILENCE_IS_LOOKED_AT_EVERY_MS);

const app = createHttpApp({
  hosts: [new URL(config.origin).host],
  log,
  routes: (routes) => {
    addPageFiles(routes, config);
    addPageRoutes(routes, { cloud, account, faults, config });
    addPanelRoutes(routes, panel);
    seat.addRoutes(routes);
    addAddonRoutes(routes, { conversation: addon, door: addonDoor, log });
  },
});
await serve(
  createServicesApp({
    hosts: [new URL(alexaServices.origin).host],
    requests,
    // The customer's devices stand where this runs.
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    log,
  }),
  { port: alexaServices.port, log },
);
await serve(app, {
  port: config.port,
  log,
  onStop: () => {
    clearInterval(silence);
  },
});
