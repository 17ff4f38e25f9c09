/** The real skill on the real request side; envelopes as Alexa makes them. */
import { pino } from 'pino';
import { z } from 'zod';
import { systemTimers } from '#edge';
import { createSkillApp } from '../../../lambda/create-skill-app.ts';
import { connectTools } from '../../../lambda/protocol/connect-tools.ts';
import { createShop } from '../../../lambda/shop/create-shop.ts';
import type { SkillSide } from '../../../lambda/skill-side.ts';
import { NOW_EPOCH_MS, signer, standInCheck } from '../door/signed.ts';
import { listen, type Listening } from '../../mcp/support/listen.ts';
import { send, type RawAnswer } from '../../mcp/support/post-message.ts';
import {
  startRequestSide,
  type RequestSideUnderTest,
} from '../../mcp/support/start-request-side.ts';
import { checkRequest, checkResponse } from '../schemas/check-envelope.ts';
import { APPLICATION_ID, makeEnvelope, type Said } from './make-envelope.ts';

export { APPLICATION_ID, makeEnvelope, type Said };

const speechSchema = z.object({ type: z.literal('SSML'), ssml: z.string() });

const answerSchema = z.object({
  version: z.literal('1.0'),
  sessionAttributes: z.record(z.string(), z.unknown()).optional(),
  response: z.object({
    outputSpeech: speechSchema.optional(),
    reprompt: z.object({ outputSpeech: speechSchema }).optional(),
    shouldEndSession: z.boolean().optional(),
    card: z.looseObject({ type: z.string(), content: z.string().optional() }).optional(),
    directives: z
      .array(
        z.looseObject({
          type: z.string(),
          token: z.string().optional(),
          datasources: z.object({ hearback: z.looseObject({ kind: z.string() }) }).optional(),
        }),
      )
      .optional(),
  }),
});

export interface Turn {
  readonly speech: string;
  readonly reprompt: string | undefined;
  readonly isOpen: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly card: z.output<typeof answerSchema>['response']['card'];
  readonly screen: Readonly<Record<string, unknown>> | undefined;
  readonly directives: NonNullable<z.output<typeof answerSchema>['response']['directives']>;
  readonly text: string;
}

export interface SkillUnderTest extends Listening {
  readonly shop: RequestSideUnderTest;
  readonly logs: string[];
  /** Calls of these tools reach the shop, and their answers are lost on the way back. */
  readonly lostTools: string[];
  readonly say: (said: Said) => Promise<Turn>;
  readonly post: (body: string) => Promise<RawAnswer>;
}

export async function startSkill(
  cardOrigin = 'http://card.hearback.localhost:8010',
  more: Pick<SkillSide, 'alexa' | 'nowEpochMs'> = {},
): Promise<SkillUnderTest> {
  const shop = await startRequestSide();
  const token = await shop.identity.mint({});
  const logs: string[] = [];
  const lostTools: string[] = [];
  const fetchWithLosses: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const sent = typeof init?.body === 'string' ? init.body : '';
    if (lostTools.some((tool) => sent.includes(`"${tool}"`))) throw new TypeError('lost');
    return response;
  };
  const server = await listen((port) =>
    createSkillApp({
      side: {
        openShop: (accessToken, locale, device) =>
          createShop(
            connectTools({ mcpUrl: shop.mcpUrl, accessToken, fetch: fetchWithLosses, device }),
            {
              cardOrigin,
              locale,
            },
          ),
        shopName: 'Harbor Roasters',
        ...more,
        log: pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) }),
      },
      applicationId: APPLICATION_ID,
      hosts: [`127.0.0.1:${String(port)}`],
      checkSender: standInCheck(),
      nowEpochMs: () => NOW_EPOCH_MS,
      timers: systemTimers,
    }),
  );
  const post = (body: string): Promise<RawAnswer> =>
    send(`${server.origin}/skill`, {
      headers: { 'content-type': 'application/json', ...signer()(body) },
      body,
    });
  return {
    ...server,
    shop,
    logs,
    lostTools,
    post,
    async say(said) {
      const envelope = makeEnvelope({ accessToken: token, ...said });
      const answer = await post(JSON.stringify(envelope));
      if (answer.status !== 200) throw new Error(`the skill answered ${answer.text}`);
      const faults = [...checkRequest(envelope), ...checkResponse(JSON.parse(answer.text))];
      if (faults.length > 0) throw new Error(`not as Amazon's types have it: ${faults.join('; ')}`);
      return asTurn(answer.text);
    },
    async stop() {
      await Promise.all([server.stop(), shop.stop()]);
    },
  };
}

function asTurn(text: string): Turn {
  const { response, sessionAttributes } = answerSchema.parse(JSON.parse(text));
  const directives = response.directives ?? [];
  return {
    speech: response.outputSpeech?.ssml ?? '',
    reprompt: response.reprompt?.outputSpeech.ssml,
    isOpen: response.shouldEndSession === false,
    attributes: sessionAttributes ?? {},
    card: response.card,
    screen: directives.find(({ datasources }) => datasources)?.datasources?.hearback,
    directives,
    text,
  };
}
