/** Every side's keys, each in a folder of its own, as the table in `docs/wire.md` lists them. Keys that are there are kept. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { keepPrivateFile, makePrivateFolder, writePrivateFile } from './private-file.ts';

/** The members of RFC 8037 and no others: a key's id is its thumbprint, which whoever opens it computes. */
const publicJwkSchema = z.strictObject({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().min(1),
});
const privateJwkSchema = publicJwkSchema.extend({ d: z.string().min(1) });
const exchangeJwkSchema = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().min(1),
  y: z.string().min(1),
  d: z.string().min(1),
});
type PublicJwk = z.output<typeof publicJwkSchema>;
type PrivateJwk = z.output<typeof privateJwkSchema>;

const SIDE_FOLDERS = { request: 'mcp', approval: 'approval', settlement: 'settlement' } as const;

export function keyFolderOf(directory: string, side: keyof typeof SIDE_FOLDERS): string {
  return join(directory, SIDE_FOLDERS[side], 'keys');
}

export interface PublicKeys {
  readonly approval: PublicJwk;
  readonly settlement: PublicJwk;
}

/**
 * Afterwards each side holds its own private keys, the public keys that it checks with, and nothing more.
 * @returns the public keys that a receipt is checked with.
 */
export function makeKeys(directory: string): PublicKeys {
  const request = openKeyFolder(keyFolderOf(directory, 'request'));
  const approval = openKeyFolder(keyFolderOf(directory, 'approval'));
  const settlement = openKeyFolder(keyFolderOf(directory, 'settlement'));

  request.keepMac('request.mac');
  const codeKey = approval.keepMac('code.mac');
  settlement.put('code.mac', codeKey);

  const approvalPublic = approval.keepKeyPair('approval.private.jwk');
  settlement.put('approval.public.jwk', approvalPublic);
  const settlementPublic = settlement.keepKeyPair('settlement.private.jwk');
  approval.put('settlement.public.jwk', settlementPublic);
  // Settlement checks its own intents and receipts again before it acts on them.
  settlement.put('settlement.public.jwk', settlementPublic);

  // What approval seals for settlement alone, and the key that push services know approval by.
  approval.put('book.public.jwk', settlement.keepExchangeKey('book.private.jwk'));
  approval.keepExchangeKey('push.private.jwk');

  const ledgers = {
    'request-ledger.public.jwk': request.keepKeyPair('ledger.private.jwk'),
    'approval-ledger.public.jwk': approval.keepKeyPair('ledger.private.jwk'),
    'settlement-ledger.public.jwk': settlement.keepKeyPair('ledger.private.jwk'),
  };
  for (const [name, publicKey] of Object.entries(ledgers)) approval.put(name, publicKey);
  request.put('request-ledger.public.jwk', ledgers['request-ledger.public.jwk']);
  settlement.put('settlement-ledger.public.jwk', ledgers['settlement-ledger.public.jwk']);
  return {
    approval: publicJwkSchema.parse(JSON.parse(approvalPublic)),
    settlement: publicJwkSchema.parse(JSON.parse(settlementPublic)),
  };
}

interface KeyFolder {
  /** 32 bytes, base64url. */
  keepMac(name: string): string;
  /** The public part of the private key that is there afterwards. */
  keepKeyPair(name: string): string;
  /** On P-256; the public part of the private key that is there afterwards. */
  keepExchangeKey(name: string): string;
  put(name: string, text: string): void;
}

function openKeyFolder(path: string): KeyFolder {
  makePrivateFolder(path);
  return {
    keepMac: (name) =>
      keepPrivateFile(join(path, name), () => randomBytes(32).toString('base64url')),
    keepKeyPair: (name) =>
      publicPartOf(
        privateJwkSchema.parse(
          JSON.parse(keepPrivateFile(join(path, name), () => JSON.stringify(makePrivateJwk()))),
        ),
      ),
    keepExchangeKey: (name) => {
      const text = keepPrivateFile(join(path, name), () => JSON.stringify(makeExchangeJwk()));
      const { kty, crv, x, y } = exchangeJwkSchema.parse(JSON.parse(text));
      return JSON.stringify({ kty, crv, x, y });
    },
    put: (name, text) => {
      writePrivateFile(join(path, name), text);
    },
  };
}

function makePrivateJwk(): PrivateJwk {
  return privateJwkSchema.parse(
    generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }),
  );
}

function makeExchangeJwk(): z.output<typeof exchangeJwkSchema> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return exchangeJwkSchema.parse(privateKey.export({ format: 'jwk' }));
}

function publicPartOf({ kty, crv, x }: PrivateJwk): string {
  return JSON.stringify({ kty, crv, x });
}
