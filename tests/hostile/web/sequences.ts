/** Attacks of several steps. `attack` gives every answer that it got; `control` is the same by who may, and must change something. */
import { openSocket } from '../../approval/live-client.ts';
import { authorizationUrlOf, signInUrlOf } from '../../approval/approval-world.ts';
import type { Answer, TestBrowser } from '../../approval/test-browser.ts';
import { subscriptionAt, PUSH_SERVICE, type WebStage } from './web-stage.ts';

export interface Sequence {
  readonly id: string;
  readonly attack: string;
  readonly harm: string;
  /** Made ready; what it gives is then done. What is hers must be as it was after the first part. */
  readonly play: (stage: WebStage) => Promise<() => Promise<readonly Answer[]>>;
  readonly control: (stage: WebStage) => Promise<Answer>;
  /** What may change all the same: a verification that was played wrongly is used up, and that is written down. */
  readonly usesUp?: readonly string[];
}

const NOTED = ['approval ledger', 'approval ledger_head'];
const USED_UP = [...NOTED, 'approval ceremonies'];

function challengeIn({ body }: Answer): string {
  const options = body['passkey'] as { readonly challenge?: string } | null | undefined;
  if (!options?.challenge) throw new Error(`no passkey is offered: ${JSON.stringify(body)}`);
  return options.challenge;
}

const typeTotal = ({ world, person, order }: WebStage) => world.typeTotal(person, order);
const begin = ({ person }: WebStage, change: object) => person.post('/api/changes', { change });

async function confirmOwn(stage: WebStage): Promise<Answer> {
  const typed = await typeTotal(stage);
  return stage.person.post('/api/callback', stage.world.identity.signIn(signInUrlOf(typed)));
}

/** Her own change, verified. */
async function changeOwn(stage: WebStage, change: object): Promise<Answer> {
  const begun = await begin(stage, change);
  return stage.person.post('/api/callback', stage.world.identity.signIn(signInUrlOf(begun)));
}

const makeCodes = (stage: WebStage) => changeOwn(stage, { kind: 'make_recovery_codes' });

/** A call by the stranger, with all that is right of his own, that names something of hers. */
function byStranger(
  id: string,
  harm: string,
  path: (stage: WebStage) => string,
  body: (stage: WebStage) => unknown = () => ({}),
): Sequence {
  return {
    id: `stranger: ${id}`,
    attack: 'Somebody who is signed in as himself names what is hers.',
    harm,
    play: (stage) =>
      Promise.resolve(async () => [await stage.stranger.post(path(stage), body(stage))]),
    control: (stage) => stage.person.post(path(stage), body(stage)),
    usesUp: NOTED,
  };
}

export const SEQUENCES: readonly Sequence[] = [
  {
    id: 'sign-in played again',
    attack: 'The answer to a sign-in that confirmed an order is sent a second time.',
    harm: 'it is confirmed once more, and the first code is gone',
    async play(stage) {
      const typed = await typeTotal(stage);
      const back = stage.world.identity.signIn(signInUrlOf(typed));
      const cookies = new Map(stage.person.cookies);
      await stage.person.post('/api/callback', back);
      for (const [name, value] of cookies) stage.person.cookies.set(name, value);
      return async () => [await stage.person.post('/api/callback', back)];
    },
    control: confirmOwn,
    usesUp: NOTED,
  },
  {
    id: 'passkey answer played again',
    attack: 'A passkey answer that confirmed an order is sent a second time.',
    harm: 'it is confirmed once more',
    async play(stage) {
      const path = `/api/orders/${stage.order.digest}/passkey`;
      const response = stage.passkey.assert(challengeIn(await typeTotal(stage)));
      await stage.person.post(path, { response });
      return async () => [await stage.person.post(path, { response })];
    },
    control: confirmOwn,
    usesUp: NOTED,
  },
  {
    id: 'verification for another order',
    attack: 'A passkey answer for one order is sent for another.',
    harm: 'an order is confirmed whose total she never typed',
    async play(stage) {
      const response = stage.passkey.assert(challengeIn(await typeTotal(stage)));
      const path = `/api/orders/${stage.secondOrder.digest}/passkey`;
      return async () => [await stage.person.post(path, { response })];
    },
    control: confirmOwn,
    usesUp: NOTED,
  },
  {
    id: 'verification of an order for a change',
    attack: 'A passkey answer for an order is sent to make a change.',
    harm: 'her account is changed without her verifying that',
    async play(stage) {
      await begin(stage, { kind: 'erase' });
      const response = stage.passkey.assert(challengeIn(await typeTotal(stage)));
      return async () => [await stage.person.post('/api/changes/passkey', { response })];
    },
    control: makeCodes,
    usesUp: USED_UP,
  },
  {
    id: 'verification of a change for an order',
    attack: 'A passkey answer for a change is sent to confirm an order.',
    harm: 'an order is confirmed without her verifying that',
    async play(stage) {
      await typeTotal(stage);
      const begun = await begin(stage, { kind: 'make_recovery_codes' });
      const response = stage.passkey.assert(challengeIn(begun));
      const path = `/api/orders/${stage.order.digest}/passkey`;
      return async () => [await stage.person.post(path, { response })];
    },
    control: confirmOwn,
    usesUp: USED_UP,
  },
  {
    id: 'her passkey answer in the stranger’s browser',
    attack: 'A passkey answer of hers is caught and sent with another session.',
    harm: 'the stranger sees her recovery codes',
    async play(stage) {
      const begun = await begin(stage, { kind: 'make_recovery_codes' });
      const response = stage.passkey.assert(challengeIn(begun));
      return async () => [await stage.stranger.post('/api/changes/passkey', { response })];
    },
    control: makeCodes,
    usesUp: USED_UP,
  },
  {
    id: 'her sign-in in the stranger’s browser',
    attack: 'The address that leads back from her sign-in is opened elsewhere.',
    harm: 'the stranger is signed in as her, or sees her code',
    async play(stage) {
      const back = stage.world.identity.signIn(signInUrlOf(await typeTotal(stage)));
      return async () => [await stage.stranger.post('/api/callback', back)];
    },
    control: confirmOwn,
    usesUp: NOTED,
  },
  {
    id: 'the stranger’s sign-in in her browser',
    attack: 'Login CSRF: her browser is led to the end of a sign-in that the stranger began.',
    harm: 'she adds her card to the stranger’s account',
    async play({ world, person, stranger }) {
      const begun = await stranger.post('/api/sign-in');
      const back = world.identity.signIn(authorizationUrlOf(begun), { sub: 'customer-2' });
      return async () => [await person.post('/api/callback', back)];
    },
    control: confirmOwn,
    usesUp: NOTED,
  },
  {
    id: 'verified by the stranger',
    attack: 'She typed the total; the stranger signs in, in her browser.',
    harm: 'her order is confirmed by somebody else',
    async play(stage) {
      const typed = await typeTotal(stage);
      const back = stage.world.identity.signIn(signInUrlOf(typed), { sub: 'customer-2' });
      return async () => [await stage.person.post('/api/callback', back)];
    },
    control: confirmOwn,
    usesUp: USED_UP,
  },
  {
    id: 'erasing without a verification',
    attack:
      'An unlocked phone in other hands asks to erase the account, and sends made-up answers.',
    harm: 'everything of hers is gone',
    async play(stage) {
      await begin(stage, { kind: 'erase' });
      const post = (path: string, body: unknown) => stage.person.post(path, body);
      const iss = stage.world.identity.state.issuer;
      return async () => [
        await post('/api/callback', { code: 'made-up', state: 'made-up', iss }),
        await post('/api/changes', { change: { kind: 'erase' }, recoveryCode: 'AAAAA' }),
        await post('/api/changes', { change: { kind: 'remove_all_passkeys' } }),
      ];
    },
    control: (stage) => changeOwn(stage, { kind: 'erase' }),
    usesUp: NOTED,
  },
  {
    id: 'answer of another provider',
    attack: 'A provider of the attacker’s answers in place of ours (mix-up).',
    harm: 'her code is sent to it, or she is signed in by it',
    async play(stage) {
      const back = stage.world.identity.signIn(signInUrlOf(await typeTotal(stage)));
      return async () => [
        await stage.person.post('/api/callback', { ...back, iss: 'https://elsewhere.example' }),
      ];
    },
    control: confirmOwn,
    usesUp: NOTED,
  },
  {
    id: 'a way on in the callback',
    attack: 'The way back carries an address to be sent on to.',
    harm: 'she is led to the attacker’s page from ours',
    async play(stage) {
      const back = stage.world.identity.signIn(signInUrlOf(await typeTotal(stage)));
      const next = 'https://elsewhere.example/';
      return async () => [
        await stage.person.post('/api/callback', { ...back, next }),
        await stage.person.post('/api/callback', { ...back, redirect_uri: next }),
      ];
    },
    control: confirmOwn,
  },
  ...[
    'https://127.0.0.1/x',
    'http://127.0.0.1:3002/redeem',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]:3002/',
    'http://2130706433/',
    'https://localhost/',
    'https://elsewhere.example/x',
    `${PUSH_SERVICE}.elsewhere.example/x`,
    'https://push.example@elsewhere.example/x',
    'https://user:word@push.example/x',
    'https://push.example:8443/x',
    'http://push.example/x',
    'file:///etc/passwd',
    'gopher://push.example/x',
    'javascript:alert(1)',
    '//push.example/x',
  ].map((endpoint): Sequence => ({
    id: `notices to ${endpoint}`,
    attack: 'A browser says that its push service is at an address of the attacker’s choice.',
    harm: 'the server calls it (SSRF)',
    play: ({ person }) =>
      Promise.resolve(async () => [
        await person.post('/api/push/subscribe', { subscription: subscriptionAt(endpoint) }),
      ]),
    control: ({ person }) =>
      person.post('/api/push/subscribe', {
        subscription: subscriptionAt(`${PUSH_SERVICE}/another`),
      }),
  })),
  byStranger(
    'total',
    'he confirms her order',
    ({ order }) => `/api/orders/${order.digest}/total`,
    ({ order }) => ({ text: '47.61', shownDigest: order.digest }),
  ),
  byStranger('decline', 'he stops her order', ({ order }) => `/api/orders/${order.digest}/decline`),
];

/** Names of hers that answer a stranger as names of nobody do, and change nothing of hers; she herself is heard. */
export const NAMED_BY_STRANGER: readonly {
  readonly id: string;
  readonly path: (ids: Readonly<Record<string, string>>) => string;
  readonly body?: (ids: Readonly<Record<string, string>>) => unknown;
}[] = [
  { id: 'session', path: ({ session = '' }) => `/api/sessions/${session}/end` },
  { id: 'passkey', path: ({ passkey = '' }) => `/api/passkeys/${passkey}/remove` },
  { id: 'client', path: ({ client = '' }) => `/api/clients/${client}/revoke` },
  {
    id: 'subscription',
    path: () => '/api/push/unsubscribe',
    body: ({ endpoint = '' }) => ({ endpoint }),
  },
  {
    id: 'client’s right',
    path: () => '/api/changes',
    body: ({ client = '' }) => ({ change: { kind: 'allow_client', clientId: client } }),
  },
];

/** Handshakes and first messages of the live connection that give nothing. */
export const HIJACKS: readonly {
  readonly id: string;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly by?: 'stranger';
  readonly proof?: (stage: WebStage) => Promise<string>;
}[] = [
  { id: 'of another origin', headers: { origin: 'https://elsewhere.example' } },
  { id: 'of a neighbouring origin', headers: { origin: 'http://page.hearback.localhost' } },
  { id: 'without an origin', headers: { origin: null } },
  { id: 'marked as cross-site', headers: { 'sec-fetch-site': 'cross-site' } },
  { id: 'without a cookie', headers: { cookie: '' } },
  { id: 'with the cookie alone', proof: () => Promise.resolve('') },
  { id: 'with the stranger’s proof', proof: ({ stranger }) => stranger.prove('GET', '/live') },
  {
    id: 'with a proof for another call',
    proof: ({ person }) => person.prove('GET', '/api/orders'),
  },
  {
    id: 'with a proof that was used',
    async proof({ world, person }) {
      const proof = await person.prove('GET', '/live');
      const first = await openSocket(world, person);
      if ('status' in first) throw new Error('she herself is let in');
      first.socket.send(JSON.stringify({ proof, watch: { kind: 'orders' } }));
      await first.until(({ kind }) => kind === 'orders');
      first.socket.close();
      return proof;
    },
  },
  {
    id: 'by the stranger, of her order',
    by: 'stranger',
    proof: ({ stranger }) => stranger.prove('GET', '/live'),
  },
];

export function browserOf(stage: WebStage, by: 'stranger' | undefined): TestBrowser {
  return by === 'stranger' ? stage.stranger : stage.person;
}
