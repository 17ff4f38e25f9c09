/** How a call of hers is made by somebody else: each lacks exactly one thing, and has all the rest, her cookies and a fresh proof by her own key included. */
import { openBrowser, send, type Answer } from '../../approval/test-browser.ts';
import type { WebCall } from './targets.ts';
import type { WebStage } from './web-stage.ts';

type MakeHeaders = (call: WebCall, stage: WebStage) => Promise<Record<string, string | null>>;

export interface Disguise {
  readonly id: string;
  readonly attack: string;
  /** Replaces headers of her own call; null leaves one out. */
  readonly headers?: MakeHeaders;
  /** In place of the JSON of the body. */
  readonly body?: (call: WebCall) => string;
  readonly method?: string;
  /** Calls of which nothing is wrong then, and why. */
  readonly notOn?: Readonly<Record<string, string>>;
  /** What may change all the same: a verification is used up and the refusal written down before anybody can guess again. */
  readonly usesUp?: Readonly<Record<string, readonly string[]>>;
}

const ELSEWHERE = 'https://elsewhere.example';

function headers(given: Record<string, string | null>): MakeHeaders {
  return () => Promise.resolve(given);
}

function proofs(make: (call: WebCall, stage: WebStage) => Promise<string | null>): MakeHeaders {
  return async (call, stage) => ({ dpop: await make(call, stage) });
}

const pathOnly = (path: string): string => path.replace(/\?.*$/, '');
const seconds = (stage: WebStage): number => Math.floor(stage.world.clock.now / 1000);
const inForm = (call: WebCall): string =>
  new URLSearchParams({ body: JSON.stringify(call.body ?? {}) }).toString();

export const DISGUISES: readonly Disguise[] = [
  {
    id: 'form of another site',
    attack: 'A form of another site posts itself, and the browser adds her cookies.',
    headers: headers({
      origin: ELSEWHERE,
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    }),
    body: inForm,
  },
  {
    id: 'form as plain text',
    attack: 'A form whose one field is JSON, sent as text/plain so that no preflight asks.',
    headers: headers({
      origin: ELSEWHERE,
      'sec-fetch-site': 'cross-site',
      'content-type': 'text/plain',
    }),
  },
  {
    id: 'JSON of another site',
    attack: 'A script of another site sends JSON.',
    headers: headers({ origin: ELSEWHERE, 'sec-fetch-site': 'cross-site' }),
  },
  {
    id: 'foreign origin alone',
    attack: 'The browser is too old for Sec-Fetch-Site to tell the truth.',
    headers: headers({ origin: ELSEWHERE }),
  },
  {
    id: 'no origin of its own',
    attack: 'A sandboxed frame posts, with the Origin "null".',
    headers: headers({ origin: 'null' }),
  },
  {
    id: 'neighbour',
    attack: 'A page on a neighbouring host, same site, asks.',
    headers: headers({ origin: 'http://page.hearback.localhost', 'sec-fetch-site': 'same-site' }),
  },
  {
    id: 'same site by its fetch metadata alone',
    attack: 'A neighbouring page asks, and no Origin comes with it.',
    headers: (call, { world }) =>
      Promise.resolve({
        'sec-fetch-site': 'same-site',
        origin: call.method === 'GET' ? null : world.origin,
      }),
  },
  {
    id: 'no Sec-Fetch-Site',
    attack: 'No browser at all: a program with her cookies.',
    headers: headers({ 'sec-fetch-site': null }),
  },
  {
    id: 'typed address',
    attack: 'The address is opened from outside any page.',
    headers: headers({ 'sec-fetch-site': 'none' }),
  },
  {
    id: 'no origin',
    attack: 'The Origin is taken out on the way.',
    headers: headers({ origin: null }),
    notOn: Object.fromEntries(
      [
        'her orders',
        'her order and its code',
        'her sessions and passkeys',
        'all that is kept of her',
      ]
        .concat('the trace of her orders')
        .map((what) => [`read ${what}`, 'browsers send no Origin with a same-origin GET']),
    ),
  },
  {
    id: 'cookie alone',
    attack: 'Her cookies were stolen, and nothing else.',
    headers: headers({ dpop: null }),
  },
  {
    id: 'own key',
    attack: 'Her cookies were stolen; the proof is by the thief’s own key.',
    headers: proofs(async (call, { world }) => {
      const thief = await openBrowser({ origin: world.origin, clock: world.clock });
      return thief.prove(call.method, call.path);
    }),
    usesUp: { callback: ['approval ceremonies', 'approval ledger', 'approval ledger_head'] },
  },
  {
    id: 'used proof',
    attack: 'A proof of hers is played again.',
    headers: proofs(async (call, { person }) => {
      const proof = await person.prove(call.method, call.path);
      // Used by herself, for a call at this very address that does nothing.
      await person.call(call.method, call.path, undefined, {
        headers: { dpop: proof, 'content-type': 'application/json' },
        rawBody: call.method === 'GET' ? '' : '{"nothing":true}',
      });
      return proof;
    }),
  },
  {
    id: 'proof for another address',
    attack: 'A proof that she made for another call.',
    headers: proofs((call, { person }) => person.prove(call.method, '/api/elsewhere')),
  },
  {
    id: 'proof for another method',
    attack: 'A proof that she made to look is used to act.',
    headers: proofs((call, { person }) =>
      person.prove(call.method === 'GET' ? 'POST' : 'GET', call.path),
    ),
  },
  {
    id: 'old proof',
    attack: 'A proof of hers from a minute and a second ago.',
    headers: proofs((call, stage) =>
      stage.person.prove(call.method, call.path, { iat: seconds(stage) - 61 }),
    ),
  },
  {
    id: 'proof for later',
    attack: 'A proof that was made ahead of its time.',
    headers: proofs((call, stage) =>
      stage.person.prove(call.method, call.path, { iat: seconds(stage) + 61 }),
    ),
  },
  {
    id: 'proof of another origin',
    attack: 'A proof that her key made for another host.',
    headers: proofs((call, { person }) =>
      person.prove(call.method, call.path, { htu: ELSEWHERE + pathOnly(call.path) }),
    ),
  },
  {
    id: 'unsigned proof',
    attack: 'Her proof with its signature taken off and the algorithm "none".',
    headers: proofs(async (call, { person }) => {
      const [, payload = ''] = (await person.prove(call.method, call.path)).split('.');
      const header = Buffer.from(JSON.stringify({ typ: 'dpop+jwt', alg: 'none' }));
      return `${header.toString('base64url')}.${payload}.`;
    }),
  },
  {
    id: 'stranger’s session',
    attack: 'Her proof, caught on its way, with the stranger’s own cookies.',
    headers: ({ method, path }, { person, stranger }) =>
      person.prove(method, path).then((dpop) => ({ dpop, cookie: cookiesOf(stranger.cookies) })),
  },
  {
    id: 'another host name',
    attack: 'A name of the attacker’s leads to this server (DNS rebinding).',
    headers: headers({ host: 'elsewhere.example' }),
  },
  {
    id: 'method in a header',
    attack: 'A GET that asks to be taken for a POST.',
    headers: headers({ 'x-http-method-override': 'POST', origin: null, 'content-type': null }),
    method: 'GET',
    notOn: {
      'read her orders': 'it is a GET',
      'read her order and its code': 'it is a GET',
      'read her sessions and passkeys': 'it is a GET',
      'read all that is kept of her': 'it is a GET',
      'read the trace of her orders': 'it is a GET',
    },
  },
];

/** @param door the address that is called in place of the card's own: of a card without guards. */
export async function sendDisguised(
  call: WebCall,
  disguise: Disguise,
  stage: WebStage,
  door: string = stage.world.origin,
): Promise<Answer> {
  const { person, world } = stage;
  const own: Record<string, string | null> = {
    'sec-fetch-site': 'same-origin',
    origin: call.method === 'GET' ? null : world.origin,
    cookie: cookiesOf(person.cookies),
    dpop: await person.prove(call.method, call.path),
    'content-type': call.method === 'GET' ? null : 'application/json',
  };
  const json = call.method === 'GET' ? undefined : JSON.stringify(call.body ?? {});
  return send({
    origin: door,
    method: disguise.method ?? call.method,
    path: call.path,
    headers: { ...own, ...(await disguise.headers?.(call, stage)) },
    body: disguise.method === 'GET' ? undefined : (disguise.body?.(call) ?? json),
  });
}

function cookiesOf(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
