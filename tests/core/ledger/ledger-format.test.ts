/** The worked example of docs/ledger-format.md: checked by a verifier that was written from that page alone, and written again by the real store. */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { canonicalJson } from '#core';
import { nodeHash, openApprovalStore, openSigner, openVerifier, writeKeyFile } from '#stores';
import { ledgerEntrySchema } from '../../../core/ledger/ledger-entry.ts';
import { makeFolder, openByHand, storePath } from '../../stores/store-fixture.ts';

const rowSchema = z.strictObject({
  sequence: z.number(),
  entryText: z.string(),
  hash: z.string(),
  keyId: z.string(),
  signature: z.string(),
});
const exampleSchema = z.strictObject({
  key: z.strictObject({ crv: z.literal('Ed25519'), kty: z.literal('OKP'), x: z.string() }),
  ledger: z.array(rowSchema).min(2),
  head: rowSchema.omit({ entryText: true }),
});
type Example = z.output<typeof exampleSchema>;

const page = readFileSync(join(import.meta.dirname, '../../../docs/ledger-format.md'), 'utf8');
const example = readExample(page);
/** The secret of the example, as the page gives it: the bytes 0, 1, 2 … 31. */
const SECRET = Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64url');

describe('the worked example of the ledger format', () => {
  it('verifies by what the page says and nothing else [REQ-LEDGER-SEALED]', () => {
    expect(faultIn(example)).toBeUndefined();
  });

  it('invariant 10: no longer verifies with a changed character anywhere', () => {
    const text = JSON.stringify(example);
    const places = [...text.matchAll(/(?<=[:"])[A-Za-z0-9_-]{20,}/g)].map(({ index }) => index);
    expect(places.length).toBeGreaterThan(8);
    for (const at of places) {
      const other = text[at] === 'a' ? 'b' : 'a';
      const changed = `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
      expect(faultIn(exampleSchema.parse(JSON.parse(changed))), changed.slice(at, at + 20)).toEqual(
        expect.any(String),
      );
    }
  });

  it('invariant 10: no longer verifies without its last entry, or with a head of another place', () => {
    const shorter = example.ledger.slice(0, 1);
    const [first] = shorter;
    expect(faultIn({ ...example, ledger: shorter })).toBe('head');
    expect(faultIn({ ...example, ledger: shorter, head: { ...example.head, ...first } })).toBe(
      'head signature',
    );
  });

  it('is byte for byte what the store writes for the same notes and key', async () => {
    const folder = makeFolder();
    const privateFile = join(folder, 'keys', 'ledger.private.jwk');
    const publicFile = join(folder, 'keys', 'ledger.public.jwk');
    writeKeyFile(privateFile, canonicalJson({ ...example.key, d: SECRET }));
    writeKeyFile(publicFile, canonicalJson(example.key));
    const store = openApprovalStore({
      path: storePath(folder, 'approval'),
      ledgerKey: openSigner(privateFile),
      ledgerKeys: openVerifier([publicFile]),
      hash: nodeHash,
    });
    for (const { entryText } of example.ledger) {
      const { at, kind, digest, facts } = ledgerEntrySchema.parse(JSON.parse(entryText));
      await store.appendNote({ at, kind, digest, facts });
    }
    const written = await store.listLedgerEntries({ afterSequence: 0, limit: 10 });
    store.close();
    const byHand = openByHand(storePath(folder, 'approval'));
    const head = byHand.prepare('SELECT * FROM ledger_head').all();
    byHand.close();

    expect(written).toEqual(example.ledger);
    const { keyId, ...rest } = example.head;
    expect(head).toEqual([{ id: 1, ...rest, key_id: keyId }]);
  });
});

function readExample(text: string): Example {
  const block = /## A worked example[\s\S]*?```json\n([\s\S]*?)```/.exec(text)?.[1];
  return exampleSchema.parse(JSON.parse(block ?? 'null'));
}

/** The first thing that is wrong, by the section "How to check one". It uses Node's own library and no code of ours. */
function faultIn({ key, ledger, head }: Example): string | undefined {
  const keyId = createHash('sha256').update(sorted(key)).digest('base64url');
  const publicKey = createPublicKey({ key, format: 'jwk' });
  const isSigned = (row: { readonly keyId: string; readonly signature: string }, text: string) =>
    row.keyId === keyId &&
    /^[A-Za-z0-9_-]{86}$/.test(row.signature) &&
    Buffer.from(row.signature, 'base64url').toString('base64url') === row.signature &&
    verify(null, Buffer.from(text), publicKey, Buffer.from(row.signature, 'base64url'));
  let place = { sequence: 0, hash: '0'.repeat(64) };
  for (const row of ledger) {
    const fault = faultInEntry(row, place);
    if (fault !== undefined) return fault;
    if (!isSigned(row, 'hearback.ledger-signature.v1\n' + row.hash)) return 'signature';
    place = { sequence: row.sequence, hash: row.hash };
  }
  const { sequence, hash } = place;
  if (head.sequence !== sequence || head.hash !== hash) return 'head';
  const headText = `hearback.ledger-head.v1\napproval\n${String(sequence)}\n${hash}`;
  return isSigned(head, headText) ? undefined : 'head signature';
}

function faultInEntry(
  row: Example['ledger'][number],
  after: { readonly sequence: number; readonly hash: string },
): string | undefined {
  const entry = readEntry(row.entryText);
  if (entry === undefined || sorted(entry) !== row.entryText) return 'entry';
  if (entry['side'] !== 'approval' || entry['previousHash'] !== after.hash) return 'place';
  const isNext = row.sequence === after.sequence + 1 && entry['sequence'] === row.sequence;
  if (!isNext) return 'sequence';
  return sha256('hearback.ledger-entry.v1\n' + row.entryText) === row.hash ? undefined : 'hash';
}

function readEntry(text: string): Record<string, unknown> | undefined {
  const parsed = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text));
  const names = 'at digest facts kind previousHash sequence side version';
  return parsed.success && Object.keys(parsed.data).toSorted().join(' ') === names
    ? parsed.data
    : undefined;
}

/** Canonical JSON for what an entry holds: ASCII texts, integers, booleans, null, objects. */
function sorted(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${sorted(member)}`).join(',')}}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
