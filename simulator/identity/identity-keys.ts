/** The keys of the identity stand-in, made once and kept in its data folder: tokens must stay valid across a restart. */
import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const jwkSchema = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
});

const keysSchema = z.strictObject({ signing: jwkSchema, cookieKey: z.string().min(43) });

export type IdentityKeys = z.output<typeof keysSchema>;

/** Reads `identity.keys.json` of the folder, or makes it (0600). */
export function openIdentityKeys(folder: string): IdentityKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'identity.keys.json');
  if (!existsSync(path)) writeOnce(path, JSON.stringify(makeKeys()));
  return keysSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

function makeKeys(): unknown {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return {
    signing: {
      ...createPrivateKey(privateKey).export({ format: 'jwk' }),
      kid: randomBytes(12).toString('base64url'),
      alg: 'RS256',
      use: 'sig',
    },
    cookieKey: randomBytes(32).toString('base64url'),
  };
}

/** The whole file or none: a link fails where another process was first. */
function writeOnce(path: string, text: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
  } catch (fault) {
    if (!existsSync(path)) throw fault;
  } finally {
    rmSync(draft);
  }
}
