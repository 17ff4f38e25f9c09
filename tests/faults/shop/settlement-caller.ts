/** Settlement's own door, asked as mcp asks it: by a service token, at any of the processes that share the store. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importJWK, SignJWT } from 'jose';
import { Agent, request } from 'undici';
import { z } from 'zod';
import { redeemAnswerSchema, type RedeemAnswer } from '#core';
import type { PreparedOrder } from './customer.ts';
import type { FaultShop } from './fault-shop.ts';

export interface SettlementCaller {
  /** @throws with status and text when the answer is none that the door may give. */
  redeem(url: string, order: PreparedOrder, waitMs: number): Promise<RedeemAnswer>;
  cancel(url: string, order: PreparedOrder): Promise<string>;
  close(): Promise<void>;
}

const keysSchema = z.object({ signing: z.looseObject({ kty: z.string(), kid: z.string() }) });
const outcomeSchema = z.looseObject({ outcome: z.string() });
/** The client that the bench's customers order through. */
const CLIENT_ID = 'alexa-skill';
const ANSWER_WITHIN_MS = 600_000;

export async function openSettlementCaller({
  demo,
}: Pick<FaultShop, 'demo'>): Promise<SettlementCaller> {
  const { plan } = demo;
  const path = join(plan.directory, 'identity', 'data', 'identity.keys.json');
  const { signing } = keysSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const token = await new SignJWT({
    client_id: 'mcp-service',
    scope: 'quote redeem cancel status',
    jti: randomUUID(),
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: signing.kid })
    .setIssuer(plan.addresses.identity)
    .setAudience(plan.addresses.settlement)
    .setSubject('mcp-service')
    .setIssuedAt()
    .setExpirationTime('10h')
    .sign(await importJWK(signing, 'RS256'));
  // One connection a call: none waits in the caller for another's answer.
  const dispatcher = new Agent({
    headersTimeout: ANSWER_WITHIN_MS,
    bodyTimeout: ANSWER_WITHIN_MS,
    connect: { timeout: ANSWER_WITHIN_MS },
  });
  const post = async (url: string, body: object): Promise<unknown> => {
    const answer = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      dispatcher,
    });
    const text = await answer.body.text();
    if (answer.statusCode === 200) return JSON.parse(text);
    throw new Error(`settlement answered ${String(answer.statusCode)}: ${text}`);
  };
  return {
    redeem: async (url, { digest, token: redemptionToken, code, customerId }, waitMs) =>
      redeemAnswerSchema.parse(
        await post(`${url}/redeem`, {
          customerId,
          clientId: CLIENT_ID,
          digest,
          token: redemptionToken,
          code,
          waitMs,
        }),
      ),
    cancel: async (url, { digest, customerId }) =>
      outcomeSchema.parse(await post(`${url}/cancel`, { customerId, clientId: CLIENT_ID, digest }))
        .outcome,
    close: () => dispatcher.destroy(),
  };
}
