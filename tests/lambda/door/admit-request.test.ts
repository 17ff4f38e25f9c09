import { sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RequestRefused } from '#edge';
import { createAdmission, type AdmitRequest } from '../../../lambda/door/admit-request.ts';
import { createSenderCheck, type SignedRequest } from '../../../lambda/door/check-sender.ts';
import { APPLICATION_ID, makeEnvelope } from '../support/make-envelope.ts';
import { chainWith, EXPIRED, KEYS, type ChainParts } from './chain-parts.ts';
import { NOW_EPOCH_MS } from './signed.ts';

const ADDRESS = 'https://s3.amazonaws.com/echo.api/echo-api-cert-12.pem';
const WHOLE = chainWith();
const ENVELOPE = makeEnvelope({ intent: 'AMAZON.HelpIntent' });
const BODY = JSON.stringify(ENVELOPE);

function signatureOf(body: string | Buffer, key = KEYS.signer): string {
  return sign('sha256', Buffer.from(body), key).toString('base64');
}

/** As Alexa sends it, with what a test changes. What is not said of the signature fits the body. */
function requestOf(
  changes: Partial<SignedRequest> & { readonly text?: string } = {},
): SignedRequest {
  const { text = BODY, ...rest } = changes;
  return { chainUrl: ADDRESS, signature: signatureOf(text), body: Buffer.from(text), ...rest };
}

function withTime(timestamp: string): SignedRequest {
  const request = { ...(ENVELOPE['request'] as object), timestamp };
  return requestOf({ text: JSON.stringify({ ...ENVELOPE, request }) });
}

const at = (offsetMs: number): string => new Date(NOW_EPOCH_MS + offsetMs).toISOString();

interface Door {
  readonly admit: AdmitRequest;
  readonly counted: string[];
  readonly read: string[];
}

function openDoor({ chainPem, roots }: Pick<ChainParts, 'chainPem' | 'roots'> = WHOLE): Door {
  const counted: string[] = [];
  const read: string[] = [];
  const checkSender = createSenderCheck({
    readChain: (address) => {
      read.push(address.href);
      return Promise.resolve(address.href === ADDRESS ? chainPem : undefined);
    },
    roots,
    nowEpochMs: () => NOW_EPOCH_MS,
  });
  const admit = createAdmission({
    checkSender,
    applicationId: APPLICATION_ID,
    nowEpochMs: () => NOW_EPOCH_MS,
    refusals: { add: (reason) => counted.push(reason) },
  });
  return { admit, counted, read };
}

/** The reason, told and counted alike. */
async function refusalOf(request: SignedRequest, door: Door = openDoor()): Promise<string> {
  const fault: unknown = await door.admit(request).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (fault === undefined) return 'admitted';
  if (!(fault instanceof RequestRefused)) throw new Error('another fault', { cause: fault });
  expect(fault.status).toBe(400);
  expect(fault.message).toMatch(/^[A-Z][^<>{}]+\.$/);
  expect(door.counted).toEqual([fault.code]);
  return fault.code;
}

describe('a request that Alexa signed', () => {
  it('is admitted as it is [REQ-SKILL-SIGNATURE]', async () => {
    const door = openDoor();
    expect(await door.admit(requestOf())).toEqual(ENVELOPE);
    expect(door.counted).toEqual([]);
  });

  it.each([
    ['up to 150 seconds old', at(-150_000)],
    ['up to 150 seconds ahead', at(150_000)],
    ['of this moment without fractions', `${at(0).slice(0, 19)}Z`],
    ['of this moment in another zone', `${at(3_600_000).slice(0, 19)}+01:00`],
  ])('is admitted where it is %s [REQ-SKILL-DOOR-TIME]', async (_what, timestamp) => {
    expect(await refusalOf(withTime(timestamp))).toBe('admitted');
  });

  it('is admitted with fields that nobody knows yet, as certification sends them [REQ-SKILL-DOOR-PROBE]', async () => {
    const text = `{ "certificationParam": {"x": [1, null]},\n ${BODY.slice(1)}\n`;
    expect(await refusalOf(requestOf({ text }))).toBe('admitted');
  });

  it('is admitted with its own address written otherwise', async () => {
    const chainUrl = 'https://S3.amazonaws.com:443/echo.api/../echo.api/echo-api-cert-12.pem';
    expect(await refusalOf(requestOf({ chainUrl }))).toBe('admitted');
  });

  it('is answered again when it is sent again, and no more once 150 seconds are over', async () => {
    const door = openDoor();
    expect(await refusalOf(withTime(at(-149_000)), door)).toBe('admitted');
    expect(await refusalOf(withTime(at(-149_000)), door)).toBe('admitted');
    expect(await refusalOf(withTime(at(-150_001)), door)).toBe('not_of_now');
  });
});

describe('a request with one defect', () => {
  const changed = Buffer.from(BODY);
  changed[BODY.indexOf('HelpIntent')] = 'J'.charCodeAt(0);

  it.each<[string, string, SignedRequest]>([
    ['no signature', 'not_signed', requestOf({ signature: undefined })],
    ['an empty signature', 'not_signed', requestOf({ signature: '' })],
    ['a signature that is no base64', 'not_signed', requestOf({ signature: '{}'.repeat(100) })],
    ['two signatures in one', 'not_signed', requestOf({ signature: `${signatureOf(BODY)}, x` })],
    ['no address of a chain', 'not_signed', requestOf({ chainUrl: undefined })],
    ['another address', 'chain_address', requestOf({ chainUrl: ADDRESS.replace('s3', 's4') })],
    ['an address with nothing there', 'chain_not_read', requestOf({ chainUrl: `${ADDRESS}x` })],
    [
      'another key’s signature',
      'signature_wrong',
      requestOf({ signature: signatureOf(BODY, KEYS.other) }),
    ],
    [
      'a signature of another body',
      'signature_wrong',
      requestOf({ signature: signatureOf(`${BODY} `) }),
    ],
    ['one byte of the body changed', 'signature_wrong', requestOf({ body: changed })],
    ['one byte more', 'signature_wrong', requestOf({ body: Buffer.from(`${BODY}\n`) })],
    ['no body', 'signature_wrong', requestOf({ body: Buffer.alloc(0) })],
    [
      'its body parsed and written again',
      'signature_wrong',
      requestOf({
        signature: signatureOf(JSON.stringify(ENVELOPE, undefined, 1)),
        body: Buffer.from(JSON.stringify(JSON.parse(BODY))),
      }),
    ],
    [
      'a signature with SHA-1',
      'signature_wrong',
      requestOf({ signature: sign('sha1', Buffer.from(BODY), KEYS.signer).toString('base64') }),
    ],
    ['a body that is no JSON', 'malformed', requestOf({ text: 'order a bag' })],
    ['a body that is no envelope', 'malformed', requestOf({ text: '{}' })],
    [
      'the id of another skill',
      'other_skill',
      requestOf({ text: BODY.replaceAll(APPLICATION_ID, `${APPLICATION_ID}9`) }),
    ],
    [
      'the id of another skill in its session alone',
      'other_skill',
      requestOf({ text: BODY.replace(APPLICATION_ID, `${APPLICATION_ID}9`) }),
    ],
    [
      'no id of a skill',
      'malformed',
      requestOf({ text: BODY.replaceAll('"applicationId"', '"x"') }),
    ],
    ['a time that is over', 'not_of_now', withTime(at(-150_001))],
    ['a time that is to come', 'not_of_now', withTime(at(150_001))],
    ['a time in words', 'not_of_now', withTime('30 November 2026 10:00 UTC')],
    ['a time without a zone', 'not_of_now', withTime(at(0).slice(0, 19))],
    ['a day that there is not', 'not_of_now', withTime('2026-11-31T10:00:00Z')],
    ['an empty time', 'not_of_now', withTime('')],
  ])(
    'is refused, and counted as what it is: %s [REQ-SKILL-SIGNATURE]',
    async (_what, reason, request) => {
      expect(await refusalOf(request)).toBe(reason);
    },
  );

  it('is refused where the body is no UTF-8, whatever was signed', async () => {
    const body = Buffer.concat([
      Buffer.from(BODY.slice(0, -1)),
      Buffer.from(',"x":"\xff"}', 'latin1'),
    ]);
    expect(await refusalOf(requestOf({ body, signature: signatureOf(body) }))).toBe('malformed');
  });

  it.each<[string, string, ChainParts]>([
    ['whose certificate has expired', 'certificate_out_of_date', chainWith({ signer: EXPIRED })],
    [
      'whose certificate is another host’s',
      'certificate_of_another',
      chainWith({ signer: { hosts: ['x.example'] } }),
    ],
    ['whose authority is none', 'chain_broken', chainWith({ authority: { isAuthority: false } })],
    [
      'whose certificate is for another key',
      'signature_wrong',
      chainWith({ signer: { key: KEYS.other } }),
    ],
    ['whose root nobody trusts', 'root_unknown', { ...WHOLE, roots: [] }],
    ['whose chain is no chain', 'chain_unreadable', { ...WHOLE, chainPem: '<html>' }],
  ])('is refused %s, as %s [REQ-SKILL-DOOR-CHAIN]', async (_what, reason, parts) => {
    expect(await refusalOf(requestOf(), openDoor(parts))).toBe(reason);
  });

  it('is refused whichever bit of body or signature is turned', async () => {
    const { admit } = openDoor();
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.nat(), fc.nat(7), async (isBody, place, bit) => {
        const whole = requestOf();
        const bytes = isBody ? whole.body : Buffer.from(whole.signature ?? '', 'base64');
        const index = place % bytes.length;
        bytes[index] = (bytes[index] ?? 0) ^ (1 << bit);
        const request = isBody
          ? { ...whole, body: bytes }
          : { ...whole, signature: bytes.toString('base64') };
        await expect(admit(request)).rejects.toMatchObject({
          status: 400,
          code: 'signature_wrong',
        });
      }),
    );
  });
});

describe('the chain', () => {
  it('is not read before its address is known to be Amazon’s', async () => {
    const door = openDoor();
    await refusalOf(requestOf({ chainUrl: 'http://127.0.0.1:8010/echo.api/x.pem' }), door);
    expect(door.read).toEqual([]);
  });

  it('is read once for requests that come together, and once for those that come after', async () => {
    const door = openDoor();
    await Promise.all([1, 2, 3].map(() => door.admit(requestOf())));
    await door.admit(requestOf());
    expect(door.read).toEqual([ADDRESS]);
  });

  it('is read anew after a refusal: one that was not to be had is had later', async () => {
    let chainPem: string | undefined;
    const check = createSenderCheck({
      readChain: () => Promise.resolve(chainPem),
      roots: WHOLE.roots,
      nowEpochMs: () => NOW_EPOCH_MS,
    });
    expect(await check(requestOf())).toEqual({ outcome: 'refused', reason: 'chain_not_read' });
    chainPem = 'nothing';
    expect(await check(requestOf())).toEqual({ outcome: 'refused', reason: 'chain_unreadable' });
    chainPem = WHOLE.chainPem;
    expect(await check(requestOf())).toEqual({ outcome: 'alexa' });
  });

  it('is read anew after a day, and at once when a certificate in it ends [REQ-SKILL-DOOR-CHAIN]', async () => {
    let nowEpochMs = NOW_EPOCH_MS;
    const LONG = { untilEpochMs: NOW_EPOCH_MS + 30 * 86_400_000 };
    let parts = chainWith({ signer: { untilEpochMs: NOW_EPOCH_MS + 60_000 }, root: LONG });
    let readings = 0;
    const check = createSenderCheck({
      readChain: () => {
        readings += 1;
        return Promise.resolve(parts.chainPem);
      },
      roots: parts.roots,
      nowEpochMs: () => nowEpochMs,
    });
    expect(await check(requestOf())).toEqual({ outcome: 'alexa' });
    nowEpochMs += 60_001;
    expect(await check(requestOf())).toEqual({
      outcome: 'refused',
      reason: 'certificate_out_of_date',
    });
    parts = { ...parts, chainPem: chainWith({ signer: LONG, authority: LONG }).chainPem };
    expect(await check(requestOf())).toEqual({ outcome: 'alexa' });
    expect(readings).toBe(3);
    parts = { ...parts, chainPem: 'taken back' };
    nowEpochMs += 24 * 3_600_000;
    expect(await check(requestOf())).toEqual({ outcome: 'alexa' });
    expect(readings).toBe(3);
    nowEpochMs += 1;
    expect(await check(requestOf())).toEqual({ outcome: 'refused', reason: 'chain_unreadable' });
  });
});
