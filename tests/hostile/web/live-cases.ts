/** Hijacked live connections, planted cookies and ways on to other pages, as cases. */
import { openSocket } from '../../approval/live-client.ts';
import { send } from '../../approval/test-browser.ts';
import { browserOf, HIJACKS } from './sequences.ts';
import type { WebCase, WebScene } from './web-case.ts';
import { changedSince, secretsIn, takeSnapshot } from './web-stage.ts';

export const WAYS_ON = [
  '/callback?next=https://elsewhere.example',
  '/callback?code=a&state=b&iss=https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/orders/https:%2F%2Felsewhere.example',
  '/account/https:%2F%2Felsewhere.example?return=//elsewhere.example',
  '/account/card?token=abc&next=javascript:alert(1)',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/assets//elsewhere.example/%2e%2e',
  '/push.js/..%2f..',
] as const;

export const LIVE_CASES: readonly WebCase[] = [
  ...HIJACKS.map((hijack, at): WebCase => ({
    id: `W${String(at + 71)}`,
    kind: 'hostile',
    title: `a live connection ${hijack.id}`,
    attack: 'A live connection is opened, or a caught first message is sent, by somebody else.',
    harm: 'her orders and her code are sent to the attacker as they change',
    play: async (scene) => ({ attempts: 1, harms: await hijackLive(hijack, scene) }),
  })),
  {
    id: 'W85',
    kind: 'hostile',
    title: 'a cookie that was planted before she signs in',
    attack: 'A session cookie that the attacker knows is put into her browser (fixation).',
    harm: 'the attacker’s cookie opens her account',
    play: async (scene) => {
      const planted = ['A'.repeat(43), scene.stranger.cookies.get('__Host-session') ?? ''];
      const harms: string[] = [];
      for (const cookie of planted) harms.push(...(await fixate(cookie, scene)));
      return { attempts: planted.length, harms };
    },
  },
  {
    id: 'W86',
    kind: 'hostile',
    title: 'an address of ours that leads elsewhere',
    attack: 'Links to the card carry an address of the attacker’s.',
    harm: 'she is led to the attacker’s page from ours, or it stands in our page',
    play: async (scene) => {
      const harms: string[] = [];
      for (const path of WAYS_ON) harms.push(...(await leadOn(path, scene)));
      return { attempts: WAYS_ON.length, harms };
    },
  },
];

export async function hijackLive(
  hijack: (typeof HIJACKS)[number],
  scene: WebScene,
): Promise<readonly string[]> {
  const { world, door, order } = scene;
  const proof = await hijack.proof?.(scene);
  const before = takeSnapshot(scene);
  const browser = browserOf(scene, hijack.by);
  const client = await openSocket({ ...world, origin: door }, browser, hijack.headers ?? {});
  if ('status' in client) {
    return [401, 403].includes(client.status) ? [] : [`answered with ${String(client.status)}`];
  }
  client.socket.send(JSON.stringify({ proof, watch: { kind: 'order', digest: order.digest } }));
  const { code } = await client.closed();
  return [
    ...([4401, 4404].includes(code) ? [] : [`closed with ${String(code)}`]),
    ...client.messages.map(({ kind }) => `sent ${kind}`),
    ...changedSince(before, scene).map((table) => `${table} changed`),
  ];
}

async function fixate(cookie: string, scene: WebScene): Promise<readonly string[]> {
  const { world, door } = scene;
  const hers = await world.browser();
  hers.cookies.set('__Host-session', cookie);
  await world.signIn(hers);
  const given = hers.cookies.get('__Host-session');
  const look = await send({
    origin: door,
    method: 'GET',
    path: '/api/account',
    headers: {
      cookie: `__Host-session=${cookie}`,
      'sec-fetch-site': 'same-origin',
      dpop: await scene.stranger.prove('GET', '/api/account'),
    },
  });
  return [
    ...(given === cookie ? ['the planted cookie is her session'] : []),
    ...secretsIn(look, scene),
  ];
}

async function leadOn(path: string, scene: WebScene): Promise<readonly string[]> {
  const harms: string[] = [];
  for (const each of [path, `/api${path}`]) {
    const headers = { 'sec-fetch-site': 'none' };
    const answer = await send({ origin: scene.door, method: 'GET', path: each, headers });
    const { location } = answer.headers;
    if (location !== undefined) harms.push(`${each} leads to ${String(location)}`);
    if (answer.status >= 500) harms.push(`${each}: a fault`);
    // A page is the same for every address: nothing of the address comes back in it.
    if (/elsewhere|passwd|"dependencies"/.test(answer.text)) harms.push(`${each} says it again`);
  }
  return harms;
}
