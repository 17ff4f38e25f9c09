/** Access tokens of customers, signed with the key of the run's own identity stand-in: linking an account is no part of an order. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importJWK, SignJWT } from 'jose';
import { z } from 'zod';
import type { Demo } from '../../../simulator/launch/make-demo.ts';

const keysSchema = z.object({ signing: z.looseObject({ kty: z.string(), kid: z.string() }) });

export type MintToken = (customerId: string) => Promise<string>;

export async function openMint({ plan }: Demo): Promise<MintToken> {
  const path = join(plan.directory, 'identity', 'data', 'identity.keys.json');
  const { signing } = keysSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const key = await importJWK(signing, 'RS256');
  return async (customerId) =>
    new SignJWT({ client_id: 'alexa-skill', scope: 'shop', jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: signing.kid })
      .setIssuer(plan.addresses.identity)
      .setAudience(`${plan.addresses.mcp}/mcp`)
      .setSubject(customerId)
      .setIssuedAt()
      .setExpirationTime('2h')
      .sign(key);
}
