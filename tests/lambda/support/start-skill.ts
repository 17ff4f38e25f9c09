/** The real skill on the real request side; envelopes as Alexa makes them. */
import { pino } from 'pino';
import { z } from 'zod';
import { createSkillApp } from '../../../lambda/create-skill-app.ts';
import { connectTools } from '../../../lambda/protocol/connect-tools.ts';
import { createShop } from '../../../lambda/shop/create-shop.ts';
import { listen, type Listening } from '../../mcp/support/listen.ts';
import { send, type RawAnswer } from '../../mcp/support/post-message.ts';
import {
  startRequestSide,
  type RequestSideUnderTest,
} from '../../mcp/support/start-request-side.ts';

export const APPLICATION_ID = 'amzn1.ask.skill.11111111-2222-3333-4444-555555555555';

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

export interface Said {
  readonly intent?: string;
  readonly type?: string;
  readonly slots?: Readonly<Record<string, unknown>>;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly accessToken?: string | null;
  readonly isNew?: boolean;
  readonly hasScreen?: boolean;
  readonly locale?: string;
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
        openShop: (accessToken, locale) =>
          createShop(connectTools({ mcpUrl: shop.mcpUrl, accessToken, fetch: fetchWithLosses }), {
            cardOrigin,
            locale,
          }),
        shopName: 'Harbor Roasters',
        log: pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) }),
      },
      applicationId: APPLICATION_ID,
      hosts: [`127.0.0.1:${String(port)}`],
    }),
  );
  const post = (body: string): Promise<RawAnswer> =>
    send(`${server.origin}/skill`, { headers: { 'content-type': 'application/json' }, body });
  return {
    ...server,
    shop,
    logs,
    lostTools,
    post,
    async say(said) {
      const answer = await post(JSON.stringify(makeEnvelope({ accessToken: token, ...said })));
      if (answer.status !== 200) throw new Error(`the skill answered ${answer.text}`);
      return asTurn(answer.text);
    },
    async stop() {
      await Promise.all([server.stop(), shop.stop()]);
    },
  };
}

export function makeEnvelope(said: Said): Record<string, unknown> {
  const application = { applicationId: APPLICATION_ID };
  const user = {
    userId: 'amzn1.ask.account.X',
    ...(typeof said.accessToken === 'string' ? { accessToken: said.accessToken } : {}),
  };
  const type = said.type ?? (said.intent === undefined ? 'LaunchRequest' : 'IntentRequest');
  const slots = Object.entries(said.slots ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object'
      ? { name, confirmationStatus: 'NONE', ...value }
      : { name, confirmationStatus: 'NONE', value },
  ]);
  return {
    version: '1.0',
    session: {
      new: said.isNew ?? said.attributes === undefined,
      sessionId: 'amzn1.echo-api.session.1',
      application,
      attributes: said.attributes ?? {},
      user,
    },
    context: {
      System: {
        application,
        user,
        device: {
          deviceId: 'device-1',
          supportedInterfaces:
            said.hasScreen === false
              ? {}
              : { 'Alexa.Presentation.APL': { runtime: { maxVersion: '2024.3' } } },
        },
        apiEndpoint: 'https://api.amazonalexa.com',
        apiAccessToken: 'api',
      },
      Viewport: { currentPixelWidth: 1280, currentPixelHeight: 800, dpi: 160 },
    },
    request: {
      type,
      requestId: 'amzn1.echo-api.request.1',
      timestamp: '2026-11-30T10:00:00Z',
      locale: said.locale ?? 'en-US',
      ...(type === 'IntentRequest'
        ? {
            intent: {
              name: said.intent,
              confirmationStatus: 'NONE',
              slots: Object.fromEntries(slots) as Record<string, unknown>,
            },
          }
        : {}),
      ...(type === 'SessionEndedRequest' ? { reason: 'USER_INITIATED' } : {}),
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
    screen: directives[0]?.datasources?.hearback,
    directives,
    text,
  };
}
