/** One shop for many dialogues: the real sides on real stores in this process, the simulator's merchant and processor around them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shopPolicySchema, type CustomerId, type ShopPolicy } from '#core';
import { createBearerCheck, systemTimers } from '#edge';
import { systemRandomness } from '#stores';
import { createCatalogueClient } from '../../../mcp/catalogue-client.ts';
import { createMcpApp } from '../../../mcp/create-mcp-app.ts';
import type { RequestSide } from '../../../mcp/request-side.ts';
import { WIDE_LIMIT } from '../../core/policy/shop-policy.ts';
import { listen } from '../../mcp/support/listen.ts';
import { startIdentity } from '../../mcp/support/start-identity.ts';
import { makePhone, type Phone } from '../../races/race-phone.ts';
import { makeApproval, makeRequestSide, makeSettlement } from '../../races/race-sides.ts';
import { openRaceStores } from '../../races/race-stores.ts';
import { createSeededTurns } from '../../races/seeded-turns.ts';
import { createManualTimers } from '../../settlement/manual-timers.ts';
import { quietLog } from '../../simulator/stand-in-store/listen.ts';
import { createShopClock } from './shop-clock.ts';
import { startStandIns } from './stand-ins.ts';
import { createSulkyProcessor } from './sulky-processor.ts';

export const SHOP_NAME = 'Harbor Roasters';
/** Where the request side of the races says that the card is. */
export const CARD_ORIGIN = 'https://card.example';

export type ConversationShop = Awaited<ReturnType<typeof openConversationShop>>;

/** @param vaultIds the cards that the processor knows. Without a policy it is the demo's. */
export async function openConversationShop(
  vaultIds: readonly string[],
  policy: ShopPolicy = readDemoPolicy(),
) {
  const clock = createShopClock();
  const timers = createManualTimers();
  const stores = openRaceStores();
  const [process] = stores.processes;
  const standIns = await startStandIns({ vaultIds, nowEpochMs: () => clock.nowEpochMs() });
  const processor = createSulkyProcessor(standIns.processor, timers);
  const around = {
    clock,
    timers,
    turns: createSeededTurns(() => undefined),
    merchant: standIns.merchant,
    captures: [],
    randomness: systemRandomness,
    processor,
    policy,
  };
  const settlement = makeSettlement(process, 'A', around);
  const approval = makeApproval(process, 'A', { ...around, settlement });
  const door = await startDoor({
    ...makeRequestSide(stores.requests, settlement, around),
    catalogue: createCatalogueClient({ merchantUrl: standIns.merchantUrl, fetch }),
    clientNames: { 'alexa-skill': 'Alexa' },
    callsPerMinute: 1000,
  });
  return {
    clock,
    timers,
    stores,
    settlement,
    standIns,
    processor,
    approval: approval.parts,
    mcpUrl: door.mcpUrl,
    mintToken: door.mintToken,
    openPhone: (customerId: CustomerId): Promise<Phone> => makePhone(approval.parts, customerId),
    /** What a decline has set going has reached settlement. */
    tellDeclines: () => {
      approval.parts.tellSettlement();
    },
    async stop() {
      approval.stop();
      settlement.stop();
      await door.stop();
      stores.close();
      await standIns.stop();
    },
  };
}

/** The demo's, under which a customer buys once an hour. */
export function oneOrderAnHour(): ShopPolicy {
  const demo = readDemoPolicy();
  const limits = [...demo.limits, { ...WIDE_LIMIT, scope: 'customer', per: 'hour', calls: 1 }];
  return shopPolicySchema.parse({ ...demo, limits });
}

function readDemoPolicy(): ShopPolicy {
  const path = new URL('../../../simulator/launch/policy/shop-policy.json', import.meta.url);
  return shopPolicySchema.parse(JSON.parse(readFileSync(fileURLToPath(path), 'utf8')));
}

/** The MCP door on a port of its own, and who signs its tokens. */
async function startDoor(side: RequestSide) {
  let origin = '';
  const identity = await startIdentity(() => `${origin}/mcp`);
  const server = await listen((port) => {
    origin = `http://127.0.0.1:${String(port)}`;
    return createMcpApp({
      side,
      checkBearer: createBearerCheck({ issuer: identity.origin, audience: `${origin}/mcp`, fetch }),
      timers: systemTimers,
      hosts: [`127.0.0.1:${String(port)}`],
      allowedOrigins: [],
      resource: `${origin}/mcp`,
      issuer: identity.origin,
      challengeMode: 'on-bad-token',
    });
  });
  return {
    mcpUrl: `${origin}/mcp`,
    mintToken: (subject: string) => identity.mint({ subject, expiresInSeconds: 3000 }),
    stop: async () => {
      await Promise.all([server.stop(), identity.stop()]);
    },
  };
}

export { quietLog };
