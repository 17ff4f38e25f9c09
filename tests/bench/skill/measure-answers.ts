/** How long the skill itself takes for an answer, with its signature check and without the shop's time; and how large answers are. */
import { pino } from 'pino';
import { z } from 'zod';
import { systemTimers, type Fetch } from '#edge';
import { createSkillApp } from '../../../lambda/create-skill-app.ts';
import { connectTools } from '../../../lambda/protocol/connect-tools.ts';
import { createShop } from '../../../lambda/shop/create-shop.ts';
import { NOW_EPOCH_MS, signer, standInCheck } from '../../lambda/door/signed.ts';
import { APPLICATION_ID, makeEnvelope, type Said } from '../../lambda/support/make-envelope.ts';
import { listen } from '../../mcp/support/listen.ts';
import { send } from '../../mcp/support/post-message.ts';
import { startRequestSide } from '../../mcp/support/start-request-side.ts';
import { timesOf, type Times } from '../measure/percentiles.ts';

export interface AnswerTimes {
  readonly name: string;
  /** Of the skill: everything but the time that calls to the shop were under way. */
  readonly own: Times;
  readonly whole: Times;
  readonly largestBytes: number;
  readonly longestSpeech: number;
}

const CARD_ORIGIN = 'http://card.hearback.localhost:8010';
const WARM_UP = 40;
/** Later than an order can be confirmed, so that none is in the way of the next. */
const BETWEEN_ROUNDS_MS = 1_800_000;

const answerSchema = z.object({
  sessionAttributes: z.record(z.string(), z.unknown()).default({}),
  response: z.object({ outputSpeech: z.object({ ssml: z.string() }).optional() }),
});

interface Measured {
  readonly own: number[];
  readonly whole: number[];
  largestBytes: number;
  longestSpeech: number;
}

/** A customer's way through an order, again and again. */
export async function measureAnswers(rounds: number): Promise<readonly AnswerTimes[]> {
  const shop = await startRequestSide();
  const accessToken = await shop.identity.mint({});
  let awayMs = 0;
  const fetchTimed: Fetch = async (input, init) => {
    const begunAt = performance.now();
    const response = await fetch(input, init);
    const { status, headers } = response;
    const text = await response.text();
    awayMs += performance.now() - begunAt;
    return new Response(status === 202 ? null : text, { status, headers });
  };
  const skill = await listen((port) =>
    createSkillApp({
      side: {
        openShop: (token, locale) =>
          createShop(connectTools({ mcpUrl: shop.mcpUrl, accessToken: token, fetch: fetchTimed }), {
            cardOrigin: CARD_ORIGIN,
            locale,
          }),
        shopName: 'Harbor Roasters',
        log: pino({ level: 'silent' }),
      },
      applicationId: APPLICATION_ID,
      hosts: [`127.0.0.1:${String(port)}`],
      checkSender: standInCheck(),
      nowEpochMs: () => NOW_EPOCH_MS,
      timers: systemTimers,
    }),
  );
  const sign = signer();
  const measured = new Map<string, Measured>();
  const ask = async (
    name: string,
    said: Said,
    isKept: boolean,
  ): Promise<Readonly<Record<string, unknown>>> => {
    const body = JSON.stringify(makeEnvelope({ accessToken, ...said }));
    const headers = { 'content-type': 'application/json', ...sign(body) };
    awayMs = 0;
    const begunAt = performance.now();
    const { status, text } = await send(`${skill.origin}/skill`, { headers, body });
    const wholeMs = performance.now() - begunAt;
    if (status !== 200) throw new Error(`the skill answered ${String(status)}`);
    const { sessionAttributes, response } = answerSchema.parse(JSON.parse(text));
    if (isKept) {
      const times = measured.get(name) ?? { own: [], whole: [], largestBytes: 0, longestSpeech: 0 };
      times.own.push(wholeMs - awayMs);
      times.whole.push(wholeMs);
      times.largestBytes = Math.max(times.largestBytes, Buffer.byteLength(text));
      const { ssml = '' } = response.outputSpeech ?? {};
      times.longestSpeech = Math.max(times.longestSpeech, ssml.length);
      measured.set(name, times);
    }
    return sessionAttributes;
  };
  try {
    for (let round = 0; round < WARM_UP + rounds; round += 1) {
      const isKept = round >= WARM_UP;
      shop.clock.nowMs += BETWEEN_ROUNDS_MS;
      await ask('launch', {}, isKept);
      const slots = { product: 'decaf', quantity: '2' };
      let attributes = await ask('order', { intent: 'OrderIntent', slots }, isKept);
      attributes = await ask('read back', { intent: 'ReadBackIntent', attributes }, isKept);
      attributes = await ask('help', { intent: 'AMAZON.HelpIntent', attributes }, isKept);
      const digest = z.string().parse(attributes['digest']);
      shop.settlement.orders.set(digest, { state: 'confirmed', code: '4821' });
      await ask('code', { intent: 'CodeIntent', slots: { code: '4821' }, attributes }, isKept);
    }
  } finally {
    await Promise.all([skill.stop(), shop.stop()]);
  }
  return [...measured].map(([name, { own, whole, largestBytes, longestSpeech }]) => ({
    ...{ name, own: timesOf(own), whole: timesOf(whole), largestBytes, longestSpeech },
  }));
}
