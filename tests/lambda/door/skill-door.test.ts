import { gzipSync } from 'node:zlib';
import { request } from 'node:http';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Timers } from '#edge';
import { createSkillApp } from '../../../lambda/create-skill-app.ts';
import {
  createRequestSigner,
  createSkillCaller,
  makeRequestEnvelope,
  type SignRequest,
} from '../../../simulator/alexa-cloud/index.ts';
import {
  makeSigningChain,
  STAND_IN_CHAIN_URL,
} from '../../../simulator/alexa-cloud/signing/make-signing-chain.ts';
import { listen, type Listening } from '../../mcp/support/listen.ts';
import { APPLICATION_ID, makeEnvelope } from '../support/make-envelope.ts';
import { NOW_EPOCH_MS, signer, standInCheck } from './signed.ts';

const ENVELOPE = makeEnvelope({
  intent: 'AMAZON.HelpIntent',
  accessToken: 'a-token-of-the-customer',
});
const BODY = JSON.stringify(ENVELOPE);

let door: Listening;
const logs: string[] = [];
const waiting: (() => void)[] = [];
const timers: Timers = {
  after: (_delayMs, run) => {
    waiting.push(run);
    return () => undefined;
  },
};

beforeAll(async () => {
  door = await listen((port) =>
    createSkillApp({
      side: {
        openShop: () => {
          throw new Error('the shop is asked nothing here');
        },
        shopName: 'Harbor Roasters',
        log: pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) }),
      },
      applicationId: APPLICATION_ID,
      hosts: [`127.0.0.1:${String(port)}`],
      checkSender: standInCheck(),
      nowEpochMs: () => NOW_EPOCH_MS,
      timers,
    }),
  );
});

afterAll(() => door.stop());

beforeEach(() => {
  for (const run of waiting.splice(0)) run();
  logs.splice(0);
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

/** The bytes as they are: nothing on the way reads or writes them again. */
function post(body: Buffer | string, headers: Headers, path = '/skill'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(`${door.origin}${path}`, { method: 'POST' });
    for (const [name, value] of Object.entries(headers)) call.setHeader(name, value);
    call.on('error', reject);
    call.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') });
      });
    });
    call.end(body);
  });
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const signed = (body: string): Headers => ({ ...JSON_TYPE, ...signer()(body) });

describe('the door of the skill on the web', () => {
  it('answers what Alexa signed [REQ-SKILL-SIGNATURE]', async () => {
    const answer = await post(BODY, signed(BODY));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<speak>');
    expect(logs).toEqual([]);
  });

  it('answers the stand-in of Alexa, which signs what it sends, and nobody who signs with a key of their own [REQ-SKILL-SIGNATURE]', async () => {
    const envelope = makeRequestEnvelope({
      applicationId: APPLICATION_ID,
      device: { deviceId: 'device', userId: 'user', screen: null },
      accessToken: undefined,
      session: { sessionId: 'session', isNew: true, attributes: {} },
      request: { kind: 'session_ended', reason: 'USER_INITIATED' },
      requestId: 'request',
      apiAccessToken: 'api',
      locale: 'en-US',
      nowEpochMs: NOW_EPOCH_MS,
    });
    const call = (sign: SignRequest) =>
      createSkillCaller({ url: `${door.origin}/skill`, sign, fetch })(envelope);
    expect(await call(signer())).toMatchObject({ outcome: 'answered' });
    const ownSign = createRequestSigner({
      ...makeSigningChain(NOW_EPOCH_MS),
      chainUrl: STAND_IN_CHAIN_URL,
    });
    expect(await call(ownSign)).toMatchObject({
      outcome: 'failed',
      reason: 'the skill answered 400',
    });
    expect(await call(() => ({}))).toMatchObject({
      outcome: 'failed',
      reason: 'the skill answered 400',
    });
  });

  it('checks the bytes that came and not what they say: another spelling is another request', async () => {
    const spelled = `{\n  "version" : "1.0",${BODY.slice(BODY.indexOf(',') + 1)}`;
    expect((await post(spelled, signed(spelled))).status).toBe(200);
    expect(JSON.parse(spelled)).toEqual(ENVELOPE);
    expect(await post(BODY, signed(spelled))).toMatchObject({ status: 400 });
    expect(await post(spelled, signed(BODY))).toMatchObject({ status: 400 });
  });

  it('takes a body of any type that is said of it, for it is the bytes that count', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { ...signed(BODY), 'content-type': type };
      expect((await post(BODY, headers)).status).toBe(200);
      expect((await post(BODY, { 'content-type': type })).status).toBe(400);
    }
  });

  it('refuses with 400 what certification sends to try it: no signature, an empty one, a wrong one [REQ-SKILL-DOOR-PROBE]', async () => {
    const { signaturecertchainurl: url = '', 'signature-256': signature = '' } = signer()(BODY);
    const probes: readonly Headers[] = [
      {},
      { signaturecertchainurl: url },
      { 'signature-256': signature },
      { signaturecertchainurl: url, 'signature-256': '' },
      { signaturecertchainurl: '', 'signature-256': signature },
      {
        signaturecertchainurl: url,
        'signature-256': signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      },
      { signaturecertchainurl: url, 'signature-256': signer()(`${BODY} `)['signature-256'] ?? '' },
      { signaturecertchainurl: url.replace('https', 'http'), 'signature-256': signature },
      { signaturecertchainurl: url, signature },
      { signaturecertchainurl: url, 'signature-256': [signature, signature] },
      { signaturecertchainurl: [url, url], 'signature-256': signature },
    ];
    for (const headers of probes) {
      const answer = await post(BODY, { ...JSON_TYPE, ...headers });
      expect(answer.status, JSON.stringify(headers)).toBe(400);
      expect(answer.text).toMatch(/^\{"error":\{"code":"[a-z_]+","message":"[A-Z][^"]+\."\}\}$/);
    }
  });

  it('writes down how many it refused in a minute and why, and nothing of what they said [REQ-SKILL-DOOR-COUNT]', async () => {
    const secret = BODY.replaceAll(APPLICATION_ID, 'amzn1.ask.skill.of-somebody');
    await post(BODY, JSON_TYPE);
    await post(BODY, JSON_TYPE);
    await post(secret, signed(secret));
    expect(logs).toEqual([]);
    for (const run of waiting.splice(0)) run();
    expect(logs).toHaveLength(1);
    expect(JSON.parse(logs[0] ?? '')).toMatchObject({
      refusals: { not_signed: 2, other_skill: 1 },
    });
    expect(logs.join()).not.toMatch(/of-somebody|a-token|amzn1|Signature/i);
  });

  it('refuses a body that is too large before its signature is looked at, and a compressed one [REQ-SKILL-DOOR-SIZE]', async () => {
    const large = JSON.stringify({ ...ENVELOPE, x: 'x'.repeat(64 * 1024) });
    expect((await post(large, signed(large))).status).toBe(413);
    const packed = gzipSync(BODY);
    const headers = { ...signed(BODY), 'content-encoding': 'gzip' };
    expect((await post(packed, headers)).status).toBe(415);
  });

  it('answers nothing else: other addresses and methods, signed or not', async () => {
    expect((await post(BODY, signed(BODY), '/')).status).toBe(404);
    expect((await post(BODY, signed(BODY), '/skill/other')).status).toBe(404);
    expect((await fetch(`${door.origin}/skill`)).status).toBe(404);
  });

  it('answers whatever is signed with 200 or 400, never with a fault of its own', async () => {
    const member = fc.constantFrom('version', 'session', 'context', 'request');
    const change = fc.oneof(
      fc.tuple(member, fc.jsonValue({ maxDepth: 3 })).map(([name, value]) => ({ [name]: value })),
      fc.jsonValue({ maxDepth: 3 }).map((value) => ({
        request: { ...(ENVELOPE['request'] as object), intent: value, type: 'IntentRequest' },
      })),
      fc.jsonValue({ maxDepth: 2 }).map((value) => ({
        session: { ...(ENVELOPE['session'] as object), attributes: value },
      })),
    );
    await fc.assert(
      fc.asyncProperty(change, async (changes) => {
        const body = JSON.stringify({ ...ENVELOPE, ...changes });
        const { status } = await post(body, signed(body));
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 60 },
    );
  });
});
