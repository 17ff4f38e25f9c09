/** The second device's server with a person on it, and a stranger who wants what is hers; what changed is read from the stores themselves. */
import { DatabaseSync } from '@photostructure/sqlite';
import { generateKeyPairSync } from 'node:crypto';
import type { DryRun } from '#core';
import { isKnownService } from '../../../approval/notices/push-service.ts';
import { makeWorld, signInUrlOf, type World } from '../../approval/approval-world.ts';
import { makePasskey, type SoftPasskey } from '../../approval/soft-passkey.ts';
import type { Answer, TestBrowser } from '../../approval/test-browser.ts';

export const PUSH_SERVICE = 'https://push.example';

export interface WebStage {
  readonly world: World;
  readonly person: TestBrowser;
  /** Another phone of hers. */
  readonly otherPhone: TestBrowser;
  readonly stranger: TestBrowser;
  readonly passkey: SoftPasskey;
  readonly order: DryRun;
  readonly secondOrder: DryRun;
  /** Of her own account, as her page shows it. */
  readonly ids: { readonly session: string; readonly passkey: string; readonly client: string };
  readonly endpoint: string;
}

export async function openWebStage(): Promise<WebStage> {
  const world = await makeWorld({ isSimulator: false });
  const isListed = (endpoint: string) => isKnownService(endpoint, [PUSH_SERVICE]);
  const push = { applicationServerKey: 'B'.repeat(87), isKnownService: isListed };
  world.restartLive({ push });
  const person = await world.signedIn();
  const otherPhone = await world.signedIn();
  const stranger = await world.signedIn({ sub: 'customer-2' });
  const passkey = makePasskey(world.origin);
  // Two, so that one could be taken away.
  for (const each of [passkey, makePasskey(world.origin)]) {
    await permitPasskey(world, person);
    const { body } = await person.post('/api/passkeys/options');
    await person.post('/api/passkeys', { response: each.register(String(body['challenge'])) });
  }
  const order = await world.propose();
  const secondOrder = await world.propose();
  const endpoint = `${PUSH_SERVICE}/her-browser`;
  await person.post('/api/push/subscribe', { subscription: subscriptionAt(endpoint) });
  await person.get('/api/orders');
  await otherPhone.get('/api/orders');
  return {
    world,
    person,
    otherPhone,
    stranger,
    passkey,
    order,
    secondOrder,
    ids: await readIds(person),
    endpoint,
  };
}

/** A sign-in made now, as adding a passkey takes. */
export async function permitPasskey(world: World, person: TestBrowser): Promise<void> {
  const asked = await person.post('/api/passkeys/options');
  if (isRefused(asked)) {
    await person.post('/api/callback', world.identity.signIn(signInUrlOf(asked)));
  }
}

async function readIds(person: TestBrowser): Promise<WebStage['ids']> {
  const account = (await person.get('/api/account')).body as {
    readonly sessions: readonly { readonly sessionId: string; readonly isThis: boolean }[];
    readonly passkeys: readonly { readonly passkeyId: string }[];
    readonly clients: readonly { readonly clientId: string }[];
  };
  return {
    session: account.sessions.find(({ isThis }) => !isThis)?.sessionId ?? '',
    passkey: account.passkeys[0]?.passkeyId ?? '',
    client: account.clients[0]?.clientId ?? '',
  };
}

export function subscriptionAt(endpoint: string): object {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const parts = [x, y].map((part) => Buffer.from(part, 'base64url'));
  const p256dh = Buffer.concat([Buffer.from([4]), ...parts]).toString('base64url');
  return { endpoint, keys: { p256dh, auth: Buffer.alloc(16, 7).toString('base64url') } };
}

/** All rows of all three stores, and what was handed on. That a proof was used is no change of anything. */
export type Snapshot = ReadonlyMap<string, string>;

const NO_CHANGE: readonly string[] = ['approval proofs', 'approval sqlite_sequence'];

export function takeSnapshot({ world }: WebStage): Snapshot {
  const snapshot = new Map<string, string>();
  for (const side of ['approval', 'settlement', 'request']) {
    const database = new DatabaseSync(world.pathOf(side), { readOnly: true });
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    for (const table of tables) {
      const name = String((table as { readonly name: unknown }).name);
      const key = `${side} ${name}`;
      if (NO_CHANGE.includes(key)) continue;
      const rows = database.prepare(`SELECT * FROM "${name}"`).all();
      snapshot.set(key, JSON.stringify(rows));
    }
    database.close();
  }
  snapshot.set('handed on', JSON.stringify([world.told, world.voids.asked]));
  return snapshot;
}

/** What is another than it was, by its name. */
export function changedSince(before: Snapshot, stage: WebStage): readonly string[] {
  const after = takeSnapshot(stage);
  return [...after].filter(([name, rows]) => before.get(name) !== rows).map(([name]) => name);
}

/** Everything of hers that an answer could give away. */
export function secretsIn(
  { text }: Answer,
  { order, secondOrder, ids }: WebStage,
): readonly string[] {
  const secrets = {
    'her orders': order.digest,
    'her other orders': secondOrder.digest,
    'her name': '"customer-1"',
    'her sessions': ids.session,
    'her passkeys': ids.passkey,
  };
  return Object.entries(secrets).flatMap(([what, secret]) => (text.includes(secret) ? [what] : []));
}

export function isRefused({ status, body }: Answer): boolean {
  const outcome = body['outcome'];
  return status >= 400 || outcome === 'refused' || outcome === 'change_refused';
}
