/** What an attacker wants done in her name, as calls. Made by herself each of them does something: that is the control arm, and it shows that the detector fires. */
import { signInUrlOf } from '../../approval/approval-world.ts';
import { permitPasskey, PUSH_SERVICE, subscriptionAt, type WebStage } from './web-stage.ts';

export interface WebCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

export interface Target {
  readonly id: string;
  readonly harm: string;
  /** Made ready in her own browser, as far as it must be. */
  readonly call: (stage: WebStage) => Promise<WebCall>;
}

const post = (path: string, body: unknown = {}): WebCall => ({ method: 'POST', path, body });

function plain(id: string, harm: string, call: (stage: WebStage) => WebCall): Target {
  return { id, harm, call: (stage) => Promise.resolve(call(stage)) };
}

function read(path: (stage: WebStage) => string, harm: string): Target {
  return plain(`read ${harm}`, `${harm} are read`, (stage) => ({
    method: 'GET',
    path: path(stage),
  }));
}

function challengeIn(body: Readonly<Record<string, unknown>>): string {
  const options = body['passkey'] as { readonly challenge?: string } | null | undefined;
  if (!options?.challenge) throw new Error(`no passkey is offered: ${JSON.stringify(body)}`);
  return options.challenge;
}

/** In the order in which she does them at last, the one that ends her session last. */
export const TARGETS: readonly Target[] = [
  read(() => '/api/orders', 'her orders'),
  read(({ order }) => `/api/orders/${order.digest}`, 'her order and its code'),
  read(() => '/api/account', 'her sessions and passkeys'),
  read(() => '/api/export', 'all that is kept of her'),
  read(({ order }) => `/api/trace?digest=${order.digest}`, 'the trace of her orders'),
  plain('total', 'a total is typed for her', ({ order }) =>
    post(`/api/orders/${order.digest}/total`, { text: '47.61', shownDigest: order.digest }),
  ),
  {
    id: 'passkey answer',
    harm: 'her order is confirmed',
    async call({ world, person, order, passkey }) {
      const { body } = await world.typeTotal(person, order);
      return post(`/api/orders/${order.digest}/passkey`, {
        response: passkey.assert(challengeIn(body)),
      });
    },
  },
  {
    id: 'callback',
    harm: 'her order is confirmed',
    async call({ world, person, secondOrder }) {
      const typed = await world.typeTotal(person, secondOrder);
      return post('/api/callback', world.identity.signIn(signInUrlOf(typed)));
    },
  },
  {
    id: 'change by passkey',
    harm: 'new recovery codes are made and shown',
    async call({ person, passkey }) {
      const change = { kind: 'make_recovery_codes' };
      const { body } = await person.post('/api/changes', { change });
      return post('/api/changes/passkey', { response: passkey.assert(challengeIn(body)) });
    },
  },
  plain('change', 'a change of her account waits for its verification', () =>
    post('/api/changes', { change: { kind: 'erase' } }),
  ),
  plain('settings', 'her settings are changed', () =>
    post('/api/settings', { notices: { isOn: true, showsAmount: true } }),
  ),
  plain('subscribe', 'another browser is told of her orders', () =>
    post('/api/push/subscribe', { subscription: subscriptionAt(`${PUSH_SERVICE}/attackers`) }),
  ),
  plain('unsubscribe', 'she is told of nothing any more', ({ endpoint }) =>
    post('/api/push/unsubscribe', { endpoint }),
  ),
  {
    id: 'passkey options',
    harm: 'a passkey can be added',
    async call({ world, person }) {
      await permitPasskey(world, person);
      return post('/api/passkeys/options');
    },
  },
  plain('remove passkey', 'her passkey is gone', ({ ids }) =>
    post(`/api/passkeys/${ids.passkey}/remove`),
  ),
  plain('end session', 'her other phone is signed out', ({ ids }) =>
    post(`/api/sessions/${ids.session}/end`),
  ),
  plain('revoke client', 'her assistant is sent away', ({ ids }) =>
    post(`/api/clients/${ids.client}/revoke`),
  ),
  plain('decline', 'her order is stopped', ({ order }) =>
    post(`/api/orders/${order.digest}/decline`),
  ),
  plain('sign out', 'she is signed out', () => post('/api/sign-out')),
];
