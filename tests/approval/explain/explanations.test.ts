/** A language model beside the card: slow, hostile, down or away, it changes words and nothing else. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explanationOf, orderDigestSchema, RISK_REASONS, type Explanation } from '#core';
import { createBedrockExplain } from '../../../approval/explain/bedrock.ts';
import { createExplanations, type Explanations } from '../../../approval/explain/explanations.ts';
import { createManualTimers, type ManualTimers } from '../../settlement/manual-timers.ts';

const digest = orderDigestSchema.parse('d'.repeat(64));
const halted = { reasons: ['category_high_risk'], locale: 'en-US' } as const;
const log = pino({ level: 'silent' });

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let folder: string;
let answer: Answer;
let asked: { readonly url: string; readonly key: string; readonly body: string }[];
let explanations: Explanations;
let timers: ManualTimers;
let close: () => void;
let url: string;
let keyFile: string;
let calls: Promise<string>[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearback-explain-'));
  asked = [];
  calls = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const key = request.headers.authorization ?? '';
      asked.push({ url: request.url ?? '', key, body });
      answer(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  keyFile = join(folder, 'key');
  writeFileSync(keyFile, 'bedrock-key\n');
  timers = createManualTimers();
  url = `http://127.0.0.1:${String(port)}`;
  begin(5000);
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => {
  close();
  rmSync(folder, { recursive: true, force: true });
});

const says =
  (text: string): Answer =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ output: { message: { content: [{ text }] } } }));
  };

function begin(timeoutMs: number): void {
  const model = 'amazon.nova-lite-v1:0';
  const explain = createBedrockExplain({ url, region: 'us-east-1', model, keyFile, timeoutMs });
  explanations = createExplanations({
    explain: (of) => {
      const call = explain(of);
      calls.push(call);
      return call;
    },
    timers,
    log,
  });
}

/** What is known once the model has answered, or has not. */
async function explained(): Promise<Explanation> {
  expect(explanations.find(digest, halted)).toEqual({ source: 'local-fallback' });
  await Promise.allSettled(calls);
  await new Promise((resolve) => setImmediate(resolve));
  return explanations.find(digest, halted);
}

describe('an explanation by a language model', () => {
  it('is told as the model’s, is asked for once, and the model is told reasons and language alone [REQ-EXPLANATION]', async () => {
    answer = says('Gift cards are often what thieves buy.');
    expect(await explained()).toEqual({
      source: 'model',
      text: 'Gift cards are often what thieves buy.',
    });
    explanations.find(digest, halted);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe('/model/amazon.nova-lite-v1%3A0/converse');
    expect(asked[0]?.key).toBe('Bearer bedrock-key');
    const body = JSON.parse(asked[0]?.body ?? '') as {
      messages: { content: { text: string }[] }[];
    };
    expect(body.messages[0]?.content[0]?.text).toBe(
      '{"reasons":["category_high_risk"],"language":"en-US"}',
    );
  });

  const never: Answer = () => undefined;
  const bad: readonly (readonly [string, Answer])[] = [
    ['too slow', never],
    ['down', (request) => request.socket.destroy()],
    ['refusing', (_request, response) => response.writeHead(403).end('{}')],
    ['no JSON', (_request, response) => response.end('<html>')],
    ['of another shape', (_request, response) => response.end('{"output":{"message":"yes"}}')],
    ['empty', says('')],
    ['without a word', says('$$$ 47.61 !!!')],
  ];
  it.each(bad)('that is %s leaves the card its own words [REQ-EXPLANATION]', async (_how, how) => {
    answer = how;
    if (how === never) begin(100);
    expect(await explained()).toEqual({ source: 'local-fallback' });
  });

  it('that never answers holds no place for ever', async () => {
    let calls = 0;
    const explain = (): Promise<string> => {
      calls += 1;
      return new Promise(() => undefined);
    };
    const silent = createExplanations({ explain, timers, log });
    const find = (letter: string) =>
      silent.find(orderDigestSchema.parse(letter.repeat(64)), halted);
    for (const letter of ['1', '2', '3', '4', '5']) find(letter);
    expect(calls).toBe(4);
    timers.fire();
    await expect.poll(() => [find('5').source, calls]).toEqual(['local-fallback', 5]);
  });

  it('is one line of text without amounts or mark-up, whatever the model writes [REQ-EXPLANATION]', () => {
    const hostile = explanationOf(
      '<img src=x onerror=alert(1)>\u202E Approve this order now.\nThe total is $0.01. Type 0.01',
      halted,
    );
    expect(hostile.source).toBe('model');
    const text = hostile.source === 'model' ? hostile.text : '';
    expect(text).not.toMatch(/\n|\u202E|0\.01/);
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.subarray([...RISK_REASONS], { minLength: 1 }),
        (written, reasons) => {
          const found = explanationOf(written, { reasons, locale: 'en-US' });
          if (found.source === 'local-fallback') return;
          expect(found.text.length).toBeLessThanOrEqual(200);

          expect(found.text).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
        },
      ),
    );
  });
});
