import { createServer, request, type Server } from 'node:http';
import { pino } from 'pino';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPEECH_LOCALES } from '#core';
import { createHttpApp } from '#edge';
import { deviceLanguageOf } from '../../skill-package/support/written.ts';
import type { AlexaCloud, LinkedAccount, Turn } from '../../../simulator/alexa-cloud/index.ts';
import { pageConfigSchema } from '../../../simulator/page/config.ts';
import { createConversationSeat } from '../../../simulator/page/conversation-seat.ts';
import { addPageFiles } from '../../../simulator/page/page-files.ts';
import { addPageRoutes } from '../../../simulator/page/page-routes.ts';
import { FAULT_NAMES, type StandInFaults } from '../../../simulator/page/stand-in-faults.ts';

const ORIGIN = 'http://page.hearback.localhost:3000';
const CARD = 'http://card.hearback.localhost:8010';
const IDENTITY = 'http://id.hearback.localhost:3003';
const KEY = { kty: 'OKP', crv: 'Ed25519', x: 'x' } as const;

const config = pageConfigSchema.parse({
  port: 3000,
  origin: ORIGIN,
  screens: import.meta.dirname,
  interactionModel: '/nowhere.json',
  skill: {
    url: 'http://127.0.0.1:3004/skill',
    applicationId: 'skill',
    signing: {
      chainUrl: 'https://s3.amazonaws.com/echo.api/x.pem',
      privateKeyFile: '/nowhere.pem',
    },
  },
  alexaServices: { port: 3009, origin: 'http://127.0.0.1:3009' },
  identity: {
    issuer: IDENTITY,
    dialAddress: '127.0.0.1',
    clientId: 'alexa-skill',
    clientSecret: 'a-secret-that-must-never-leave',
    resource: 'http://127.0.0.1:3001/mcp',
  },
  customers: [
    {
      customerId: 'customer-1',
      username: 'customer-1',
      passphrase: 'a-passphrase',
      email: 'customer-1@example.test',
    },
  ],
  shopName: 'Harbor Roasters',
  merchantButtonSecret: 'a-secret-of-the-buttons',
  isCardElsewhere: false,
  publicKeys: { approval: KEY, settlement: KEY },
  addresses: {
    page: ORIGIN,
    mcp: 'http://127.0.0.1:3001',
    settlement: 'http://127.0.0.1:3002',
    identity: IDENTITY,
    skill: 'http://127.0.0.1:3004',
    processor: 'http://127.0.0.1:3005',
    merchant: 'http://127.0.0.1:3006',
    outbox: 'http://127.0.0.1:3007',
    approval: CARD,
  },
});

const TURN: Turn = {
  turnNumber: 1,
  kind: 'answer',
  heard: 'words',
  saidMeanwhile: [],
  request: 'IntentRequest',
  intent: null,
  caption: 'Yes?',
  ssml: '<speak>Yes?</speak>',
  listens: true,
  directives: [],
  fault: null,
};
const done: string[] = [];

const cloud: AlexaCloud = {
  say: (text) => {
    done.push(`say ${text}`);
    return Promise.resolve({ turn: TURN, session: 'open' });
  },
  advance: (ms) => {
    done.push(`advance ${String(ms)}`);
    return Promise.resolve();
  },
  tick: () => Promise.resolve(),
  hearSound: (isHeard) => {
    done.push(`sound ${String(isHeard)}`);
  },
  touch: (args) => {
    done.push(`touch ${JSON.stringify(args)}`);
    return Promise.resolve();
  },
  cards: () => [],
  choose: (device) => {
    done.push(`choose ${device}`);
    return Promise.resolve();
  },
  speak: ({ locale }) => {
    done.push(`speak ${locale}`);
    return Promise.resolve();
  },
  state: () => ({
    device: 'echo-show-10',
    locale: 'en-US',
    session: 'closed',
    isListening: false,
    screen: null,
    lastTurn: null,
    meanwhile: null,
    clockEpochMs: 0,
  }),
};
const account: LinkedAccount = {
  link: ({ customerId }) => {
    done.push(`link ${customerId}`);
    return Promise.resolve();
  },
  linkedCustomerId: () => 'customer-1',
  accessToken: () => Promise.resolve('an-access-token'),
};
const faults: StandInFaults = {
  press: (name) => {
    done.push(`press ${name}`);
    return Promise.resolve('Done as told.');
  },
};

let server: Server;
let port = 0;
beforeAll(async () => {
  const app = createHttpApp({
    hosts: [new URL(ORIGIN).host],
    log: pino({ level: 'silent' }),
    routes: (routes) => {
      addPageFiles(routes, config);
      addPageRoutes(routes, { cloud, account, faults, config });
      createConversationSeat(() => cloud, deviceLanguageOf).addRoutes(routes);
    },
  });
  await new Promise<void>((resolve) => {
    server = createServer(app).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  server.close();
});

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

function call(
  method: string,
  path: string,
  {
    body,
    headers = {},
  }: { readonly body?: unknown; readonly headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { host: new URL(ORIGIN).host, 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const POSTS: readonly (readonly [string, unknown])[] = [
  ['/alexa/utterances', { text: 'words' }],
  ['/alexa/clock', { advanceMs: 8000 }],
  ['/alexa/link', { customer: 'customer-1' }],
  ['/alexa/sound', { isHeard: true }],
  ['/alexa/touch', { arguments: ['choose', 2] }],
  ['/alexa/device', { device: 'echo-dot' }],
  ['/alexa/language', { locale: 'de-DE' }],
  ['/conversations/begin', { name: 'de-de-order-and-buy' }],
  ['/conversations/begin', { locale: 'en-US' }],
  ['/conversations/end', {}],
  ...FAULT_NAMES.map((name) => [`/faults/${name}`, {}] as const),
];

describe('the page’s own calls', () => {
  it('work for the page itself and for what is no browser', async () => {
    for (const headers of [{}, { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }]) {
      for (const [path, body] of POSTS) {
        expect((await call('POST', path, { body, headers })).status, path).toBe(200);
      }
    }
  });

  it('are refused to a page of another site or another port, and then nothing is done [REQ-PAGE-CALLS]', async () => {
    for (const headers of [
      { origin: 'http://evil.example' },
      { origin: CARD },
      { origin: 'http://page.hearback.localhost:3001' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      for (const [path, body] of POSTS) {
        done.length = 0;
        const answer = await call('POST', path, { body, headers });
        expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(403);
        expect(done).toEqual([]);
      }
    }
  });

  it('are answered for the page’s own host name alone', async () => {
    expect((await call('GET', '/demo', { headers: { host: 'evil.example' } })).status).toBe(421);
  });

  it('cannot be read by other pages, and give no secret of the Alexa cloud away', async () => {
    const demo = await call('GET', '/demo', { headers: { origin: ORIGIN } });
    expect(demo.status).toBe(200);
    expect(demo.headers['access-control-allow-origin']).toBeUndefined();
    const state = await call('GET', '/alexa/state');
    for (const body of [demo.body, state.body]) {
      expect(body).not.toContain(config.identity.clientSecret);
      expect(body).not.toContain('an-access-token');
    }
  });

  it('answer any JSON with a 4xx in plain words, never with a 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...POSTS), fc.jsonValue(), async ([path], body) => {
        const answer = await call('POST', path, { body });
        expect([200, 400, 404]).toContain(answer.status);
      }),
      { numRuns: 100 },
    );
    expect((await call('POST', '/alexa/link', { body: { customer: 'nobody' } })).status).toBe(404);
    expect((await call('POST', '/faults/unheard-of', { body: {} })).status).toBe(404);
  });

  it('press the button of the name in the address and answer with its words', async () => {
    done.length = 0;
    const answer = await call('POST', '/faults/declines', { body: {} });
    expect(JSON.parse(answer.body)).toEqual({ name: 'declines', words: 'Done as told.' });
    expect(done).toEqual(['press declines']);
  });
});

describe('the language of the Echo', () => {
  const spoken = async (path: string, body: unknown): Promise<readonly string[]> => {
    done.length = 0;
    expect((await call('POST', path, { body })).status, path).toBe(200);
    return done.filter((each) => each.startsWith('speak '));
  };

  it.each(SPEECH_LOCALES)(
    'is %s where the person sets it so [REQ-PAGE-LANGUAGES]',
    async (locale) => {
      expect(await spoken('/alexa/language', { locale })).toEqual([`speak ${locale}`]);
    },
  );

  it('is refused in plain words where the skill has none of that name, and nothing is set', async () => {
    for (const path of ['/alexa/language', '/conversations/begin']) {
      for (const locale of ['zh-CN', 'de', 'de-de', 'en-US.json', '../secrets']) {
        done.length = 0;
        const answer = await call('POST', path, { body: { locale } });
        expect(answer.status, `${path} ${locale}`).toBe(404);
        expect(answer.body).toContain('The skill does not speak this language.');
        expect(done).toEqual([]);
      }
    }
  });

  it('follows what is played, and is again what the person has chosen when that ends [REQ-PAGE-LANGUAGES]', async () => {
    await spoken('/alexa/language', { locale: 'ja-JP' });
    const name = 'de-de-order-and-buy';
    expect(await spoken('/conversations/begin', { name })).toEqual(['speak de-DE']);
    expect(await spoken('/conversations/begin', { locale: 'en-US' })).toEqual(['speak en-US']);
    expect(await spoken('/conversations/end', {})).toEqual(['speak ja-JP']);
  });
});

describe('the page’s headers', () => {
  it('let it run its own code alone and frame the card and its sign-in alone', async () => {
    const { headers } = await call('GET', '/demo');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain(`frame-src ${CARD} ${IDENTITY} ${ORIGIN}/apl/ ${ORIGIN}/widget-host/`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join(' ')).not.toMatch(/unsafe|\*/);
    expect(headers['cross-origin-embedder-policy']).toBeUndefined();
  });

  it('let the engine make code from texts in its own folder alone, which is a sandbox and can send nothing anywhere', async () => {
    const { headers } = await call('GET', '/apl/index.html');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'unsafe-eval'");
    expect(policy).toContain('connect-src data:');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy.join(' ')).not.toMatch(/allow-same-origin|https?:|\*/);
    for (const path of ['/', '/assets/index.js', '/apl', '/x/apl/index.html', '/demo', '/APL/']) {
      const elsewhere = await call('GET', path);
      expect(String(elsewhere.headers['content-security-policy']), path).not.toMatch(/unsafe/);
      expect(elsewhere.headers['access-control-allow-origin'], path).toBeUndefined();
    }
  });
});
