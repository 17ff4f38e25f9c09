/** The skill's process. It holds no store and no key: it passes the linked customer's token on, one request at a time. */
import { readFileSync } from 'node:fs';
import {
  configPathFromArguments,
  createDial,
  createLog,
  readConfig,
  serve,
  systemTimers,
} from '#edge';
import { skillConfigSchema } from './config.ts';
import { createSkillApp } from './create-skill-app.ts';
import { ALEXA_API_HOSTS } from './door/alexa-hosts.ts';
import { createSenderCheck } from './door/check-sender.ts';
import { createChainDownload, createChainFile } from './door/read-chain.ts';
import { rootOf, rootsOfNode } from './door/trusted-roots.ts';
import { isThisMachine } from './door/told-at-start.ts';
import { createAlexaServices } from './protocol/alexa-services.ts';
import { connectTools } from './protocol/connect-tools.ts';
import { createShop } from './shop/create-shop.ts';

const log = createLog('skill');
const { port, hosts, applicationId, standIn, mcpUrl, shopName, cardOrigin } = readConfig(
  configPathFromArguments(process.argv.slice(2)),
  skillConfigSchema,
);
const nowEpochMs = (): number => Date.now();
const mcpHost = new URL(mcpUrl).hostname;
const fetch = createDial({ [mcpHost]: isThisMachine(mcpHost) ? '127.0.0.1' : 'dns' });

const readText = (path: string): string => readFileSync(path, 'latin1');
const checkSender = createSenderCheck(
  standIn === undefined
    ? {
        readChain: createChainDownload(createDial({ 's3.amazonaws.com': 'dns' })),
        roots: rootsOfNode(),
        nowEpochMs,
      }
    : {
        readChain: createChainFile({ url: standIn.chainUrl, text: readText(standIn.chainFile) }),
        roots: rootOf(readText(standIn.rootFile)),
        nowEpochMs,
      },
);

/** Beside a stand-in nothing of Amazon's is dialled, and beside Amazon nothing of this machine. */
const dialAlexa = createDial(
  standIn === undefined
    ? Object.fromEntries(ALEXA_API_HOSTS.map((host) => [host, 'dns']))
    : { '127.0.0.1': '127.0.0.1' },
);

const app = createSkillApp({
  side: {
    openShop: (accessToken, locale, device) =>
      createShop(connectTools({ mcpUrl, accessToken, fetch, device }), { cardOrigin, locale }),
    shopName,
    log,
    // A stand-in without interfaces of its own names Alexa's, and they must not be reached.
    alexa:
      standIn === undefined || standIn.apiOrigin !== undefined
        ? createAlexaServices({
            fetch: dialAlexa,
            timers: systemTimers,
            log,
            standInOrigin: standIn?.apiOrigin,
          })
        : undefined,
    nowEpochMs,
  },
  applicationId,
  hosts: [`127.0.0.1:${String(port)}`, `localhost:${String(port)}`, ...(hosts ?? [])],
  checkSender,
  nowEpochMs,
  timers: systemTimers,
});

await serve(app, { port, log });
