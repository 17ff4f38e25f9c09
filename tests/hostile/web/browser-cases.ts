/** Attacks that only a browser can make, in the person's own Chromium with her cookies: frames, forms, windows, sockets, and texts that would be markup. */
import { DatabaseSync } from '@photostructure/sqlite';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { ZodError } from 'zod';
import type { DryRun } from '#core';
import { HOSTILE_TITLES } from '../../core/speech/outside/hostile-titles.ts';
import { openLiveStage, type LiveStage } from '../../screens/live-stage.ts';
import { openUnguardedCard } from './unguarded-card.ts';

const MARKUP = [
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  '"><svg onload="window.hacked=1">',
  '</title></template><iframe srcdoc="<script>parent.hacked=1</script>">',
  '<a href="javascript:window.hacked=1">Your total is $1.00</a>',
  '<form action="https://elsewhere.example"><input name="total" autofocus>',
  "{{constructor.constructor('window.hacked=1')()}}",
  '${window.hacked=1}',
  '<style>*{display:none}</style>',
  '<base href="https://elsewhere.example/">',
];

export interface BrowserScene {
  readonly stage: LiveStage;
  /** Signed in, on the card's own page. */
  readonly person: Page;
  /** Where the attacker's pages lead: the card, or one without guards. */
  readonly door: string;
  readonly isControl: boolean;
  readonly order: DryRun;
  /** The attacker's page, in her own browser. */
  readonly openEvil: (html: string) => Promise<Page>;
  readonly close: () => Promise<void>;
}

export interface BrowserCase {
  readonly id: string;
  readonly kind: 'hostile';
  readonly title: string;
  readonly attack: string;
  readonly harm: string;
  readonly play: (
    scene: BrowserScene,
  ) => Promise<{ readonly attempts: number; readonly harms: readonly string[] }>;
}

export async function openBrowserScene(isControl: boolean): Promise<BrowserScene> {
  let evilPage = '';
  const evil = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(request.url === '/own' ? '<p>framed</p>' : evilPage);
  });
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
  const evilOrigin = `http://127.0.0.1:${String((evil.address() as AddressInfo).port)}`;
  const stage = await openLiveStage();
  const order = await stage.world.propose();
  const person = await stage.open('/');
  await stage.signIn(person);
  const unguarded = isControl
    ? await openUnguardedCard({
        person: await stage.world.signedIn(),
        titles: () => MARKUP,
      })
    : undefined;
  return {
    stage,
    person,
    order,
    isControl,
    door: unguarded?.origin ?? stage.world.origin,
    openEvil: async (html) => {
      evilPage = html;
      const page = await stage.context.newPage();
      await page.goto(evilOrigin);
      return page;
    },
    close: async () => {
      await unguarded?.close();
      await stage.close();
      evil.closeAllConnections();
      evil.close();
    },
  };
}

export const BROWSER_CASES: readonly BrowserCase[] = [
  {
    id: 'W91',
    kind: 'hostile',
    title: 'the card in a frame of another page',
    attack: 'Another site draws the card in a frame, under something of its own (clickjacking).',
    harm: 'she presses what she does not see',
    play: async ({ openEvil, door, order }) => {
      const page = await openEvil(
        `<iframe name="card" src="${door}/orders/${order.digest}"></iframe><iframe name="own" src="/own"></iframe>`,
      );
      await page.frameLocator('[name=own]').getByText('framed').waitFor();
      const framed = page.frames().find((frame) => frame.name() === 'card');
      await framed?.waitForLoadState();
      const url = framed?.url() ?? '';
      await page.close();
      return { attempts: 1, harms: url.startsWith('chrome-error:') ? [] : [`drawn: ${url}`] };
    },
  },
  {
    id: 'W92',
    kind: 'hostile',
    title: 'forms and scripts of another page (CSRF)',
    attack: 'Another site posts a form and sends requests with her cookies.',
    harm: 'her order is stopped, or her orders are read',
    play: forgeRequests,
  },
  {
    id: 'W93',
    kind: 'hostile',
    title: 'a live connection from another page',
    attack: 'Another site opens a WebSocket, and the browser adds her cookies.',
    harm: 'her orders are sent to it',
    play: async ({ openEvil, door }) => {
      const page = await openEvil('<p>elsewhere</p>');
      const outcome = await page.evaluate(
        (url) =>
          new Promise<string>((resolve) => {
            const socket = new WebSocket(url);
            socket.addEventListener('open', () => {
              resolve('open');
            });
            socket.addEventListener('error', () => {
              resolve('refused');
            });
          }),
        `${door.replace('http', 'ws')}/live`,
      );
      await page.close();
      return { attempts: 1, harms: outcome === 'refused' ? [] : ['the connection is open'] };
    },
  },
  {
    id: 'W94',
    kind: 'hostile',
    title: 'a window of the card, opened and held',
    attack: 'Another site opens the card and keeps a hold on its window.',
    harm: 'it leads the card elsewhere while she looks away',
    play: async ({ openEvil, door, stage }) => {
      const page = await openEvil('<p>elsewhere</p>');
      const opened = stage.context.waitForEvent('page');
      await page.evaluate((url) => {
        Object.assign(globalThis, { card: window.open(url) });
      }, door);
      const card = await opened;
      await card.waitForLoadState();
      const isCutOff = await card.evaluate(() => window.opener === null);
      await card.close();
      await page.close();
      return { attempts: 1, harms: isCutOff ? [] : ['it holds the window'] };
    },
  },
  {
    id: 'W95',
    kind: 'hostile',
    title: 'markup and script in titles and names (XSS)',
    attack: 'Titles, sellers, labels and client names are markup, scripts and handlers.',
    harm: 'a script runs in the card, or something foreign is drawn',
    play: drawTexts,
  },
];

async function forgeRequests({
  openEvil,
  door,
  stage,
  order,
}: BrowserScene): ReturnType<BrowserCase['play']> {
  const { world } = stage;
  const before = (await world.ledger()).length;
  const decline = `${door}/api/orders/${order.digest}/decline`;
  const page = await openEvil(
    `<form method="post" enctype="text/plain" target="sink" action="${decline}"><input name='{"a":"' value='"}'></form><iframe name="sink"></iframe>`,
  );
  const posted = page.waitForResponse(decline);
  await page.evaluate(() => {
    document.querySelector('form')?.submit();
  });
  const status = (await posted).status();
  const answers = await page.evaluate(
    async ([target = '', orders = '']) => {
      const ask = (url: string, how: RequestInit): Promise<string> =>
        fetch(url, { credentials: 'include', ...how })
          .then((response) => `${response.type} ${String(response.status)}`)
          .catch(() => 'refused');
      const json = { 'content-type': 'application/json' };
      return [
        await ask(target, { method: 'POST', mode: 'no-cors', body: '{}' }),
        await ask(target, { method: 'POST', headers: json, body: '{}' }),
        await ask(orders, {}),
        await ask(orders, { mode: 'no-cors' }),
      ];
    },
    [decline, `${door}/api/orders`],
  );
  await page.close();
  const isDeclined = (await world.store.findDecline(order.digest)) !== undefined;
  return {
    attempts: answers.length + 1,
    harms: [
      ...(status === 403 ? [] : [`the form got ${String(status)}`]),
      ...answers.filter((answer) => answer !== 'refused').map((answer) => `answered: ${answer}`),
      ...(isDeclined ? ['her order is stopped'] : []),
      ...((await world.ledger()).length === before ? [] : ['something is in the ledger']),
    ],
  };
}

async function drawTexts(scene: BrowserScene): ReturnType<BrowserCase['play']> {
  const { stage, person, door, isControl } = scene;
  const drawn = isControl ? [] : await proposeTexts(stage);
  const harms: string[] = [];
  await person.goto(door);
  await person.getByText('Your orders').first().waitFor();
  harms.push(...(await findForeignParts(person)));
  for (const { digest, checkWords } of drawn) {
    await person.goto(`${door}/orders/${digest}`);
    await person.getByText(checkWords).first().waitFor();
    harms.push(...(await findForeignParts(person)));
  }
  harms.push(...stage.faults.filter((fault) => !/403|ERR_/.test(fault)));
  // What the terms themselves do not take never comes to a card; all of the markup does.
  if (!isControl && drawn.length <= MARKUP.length + 5) harms.push('too few texts were drawn');
  return { attempts: Math.max(1, drawn.length), harms };
}

async function proposeTexts(stage: LiveStage): Promise<readonly DryRun[]> {
  const texts = [...MARKUP, ...HOSTILE_TITLES.map(({ text }) => text).slice(0, 20)].filter(
    (text) => text.trim() !== '' && text.length <= 200,
  );
  const drawn: DryRun[] = [];
  for (const text of texts) {
    const dryRun = await proposeIfItCanBe(stage, {
      merchant: { id: 'harbor-roasters', name: text.slice(0, 100) },
      lines: [
        {
          productId: 'dark-roast-12oz',
          title: text,
          quantity: 2,
          unitPriceMinor: 1900,
          lineTotalMinor: 3800,
          merchantCategoryCode: '5499',
        },
      ],
      delivery: { method: text.slice(0, 60), promise: text.slice(0, 60) },
      address: { id: 'home', label: text.slice(0, 40), commitment: 'a'.repeat(64) },
      instrument: { id: 'card-1', label: text.slice(0, 40) },
    });
    if (!dryRun) continue;
    nameClient(stage, dryRun, text.slice(0, 60));
    drawn.push(dryRun);
  }
  return drawn;
}

async function proposeIfItCanBe(
  { world }: LiveStage,
  terms: Record<string, unknown>,
): Promise<DryRun | undefined> {
  try {
    return await world.propose(terms);
  } catch (fault) {
    if (fault instanceof ZodError) return undefined;
    throw fault;
  }
}

/** The request side's row is nobody's word: any text may stand in it. */
function nameClient({ world }: LiveStage, { digest }: DryRun, name: string): void {
  const hand = new DatabaseSync(world.pathOf('request'));
  hand
    .prepare('UPDATE dry_runs SET client_name = ?, device = ? WHERE digest = ?')
    .run(name, name, digest);
  hand.close();
}

/** What no text of ours brings: elements, handlers and addresses out of an attacker's words, in every shadow tree. */
export function findForeignParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = 'hacked' in window ? ['a script ran'] : [];
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        const name = element.localName;
        if (['iframe', 'object', 'embed', 'base', 'marquee'].includes(name)) found.push(name);
        if (name === 'script' && !element.getAttribute('src')?.startsWith('/')) found.push(name);
        for (const attribute of element.attributes) {
          if (attribute.name.startsWith('on')) found.push(`${name} ${attribute.name}`);
          if (/^\s*javascript:|elsewhere/i.test(attribute.value)) {
            found.push(`${name} ${attribute.name}=${attribute.value}`);
          }
        }
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document);
    return found;
  });
}
