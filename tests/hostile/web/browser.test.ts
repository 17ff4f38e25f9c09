/** The real card in Chromium against a page of another origin, and against what outside texts would make of it. */
import { DatabaseSync } from '@photostructure/sqlite';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import type { DryRun } from '#core';
import { HOSTILE_TITLES } from '../../core/speech/outside/hostile-titles.ts';
import { openLiveStage, type LiveStage } from '../../screens/live-stage.ts';

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

let stage: LiveStage;
let person: Page;
let evil: Server;
let evilOrigin: string;
let evilPage = '';
let order: DryRun;

beforeAll(async () => {
  evil = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(request.url === '/own' ? '<p>framed</p>' : evilPage);
  });
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
  evilOrigin = `http://127.0.0.1:${String((evil.address() as AddressInfo).port)}`;
  stage = await openLiveStage();
  order = await stage.world.propose();
  person = await stage.open('/');
  await stage.signIn(person);
});
afterAll(async () => {
  await stage.close();
  evil.closeAllConnections();
  evil.close();
});

/** In the person's own browser, with her cookies. */
async function openEvil(html: string): Promise<Page> {
  evilPage = html;
  const page = await stage.context.newPage();
  await page.goto(evilOrigin);
  return page;
}

describe('a page of another origin, in her own browser', () => {
  it('draws nothing of the card in a frame of its own (clickjacking) [REQ-WEB-FRAME]', async () => {
    const { origin } = stage.world;
    const page = await openEvil(
      `<iframe name="card" src="${origin}/orders/${order.digest}"></iframe><iframe name="own" src="/own"></iframe>`,
    );
    await page.frameLocator('[name=own]').getByText('framed').waitFor();
    await expect.poll(() => page.frame('card')?.url()).toMatch(/^chrome-error:/);
    await page.close();
  });

  it('posts no form, sends no simple request and reads nothing (CSRF) [REQ-WEB-FORMS]', async () => {
    const { world } = stage;
    const before = (await world.ledger()).length;
    const decline = `${world.origin}/api/orders/${order.digest}/decline`;
    const page = await openEvil(
      `<form method="post" enctype="text/plain" target="sink" action="${decline}"><input name='{"a":"' value='"}'></form><iframe name="sink"></iframe>`,
    );
    const posted = page.waitForResponse(decline);
    await page.evaluate(() => {
      document.querySelector('form')?.submit();
    });
    expect((await posted).status()).toBe(403);
    const answers = await page.evaluate(
      async ([target = '', orders = '']) => {
        const ask = (url: string, how: RequestInit): Promise<string> =>
          fetch(url, { credentials: 'include', ...how })
            .then((response) => `${response.type} ${String(response.status)}`)
            .catch(() => 'refused');
        return [
          await ask(target, { method: 'POST', mode: 'no-cors', body: '{}' }),
          await ask(target, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          }),
          await ask(orders, {}),
          await ask(orders, { mode: 'no-cors' }),
        ];
      },
      [decline, `${world.origin}/api/orders`],
    );
    expect(answers).toEqual(['refused', 'refused', 'refused', 'refused']);
    expect(await world.store.findDecline(order.digest)).toBeUndefined();
    expect(await world.ledger()).toHaveLength(before);
    await page.close();
  });

  it('opens no live connection [REQ-WEB-LIVE]', async () => {
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
      `${stage.world.origin.replace('http', 'ws')}/live`,
    );
    expect(outcome).toBe('refused');
    await page.close();
  });

  it('holds no window of the card: what it opens is cut off from it', async () => {
    const page = await openEvil('<p>elsewhere</p>');
    const opened = stage.context.waitForEvent('page');
    await page.evaluate((url) => {
      Object.assign(globalThis, { card: window.open(url) });
    }, stage.world.origin);
    const card = await opened;
    await card.waitForLoadState();
    expect(await card.evaluate(() => window.opener === null)).toBe(true);
    await card.close();
    await page.close();
  });
});

describe('texts from outside', () => {
  const texts = [...MARKUP, ...HOSTILE_TITLES.map(({ text }) => text).slice(0, 20)].filter(
    (text) => text.trim() !== '' && text.length <= 200,
  );

  it('are words on the card and never markup, script or style, wherever they stand [REQ-WEB-XSS]', async () => {
    const { world } = stage;
    const drawn: DryRun[] = [];
    for (const text of texts) {
      const dryRun = await proposeIfItCanBe({
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
      nameClient(dryRun, text.slice(0, 60));
      drawn.push(dryRun);
    }
    // What the terms themselves do not take never comes to a card; all of the markup does.
    expect(drawn.length).toBeGreaterThan(MARKUP.length + 5);
    await person.goto(world.origin);
    await person.locator('a.order').first().waitFor();
    expect(await findForeignParts(person)).toEqual([]);
    for (const { digest, checkWords } of drawn) {
      await person.goto(`${world.origin}/orders/${digest}`);
      await person.getByText(checkWords).first().waitFor();
      expect({ digest, found: await findForeignParts(person) }).toEqual({ digest, found: [] });
    }
    expect(stage.faults.filter((fault) => !fault.includes('403'))).toEqual([]);
  }, 120_000);

  it('cannot become markup by a slip of ours either: Trusted Types refuse it', async () => {
    const refused = await person.evaluate(() => {
      const slip = (work: () => void): boolean => {
        try {
          work();
          return false;
        } catch (fault) {
          return fault instanceof TypeError;
        }
      };
      return [
        slip(() => (document.createElement('div').innerHTML = '<b>bold</b>')),
        slip(() => {
          document.createElement('script').src = 'https://elsewhere.example/x.js';
        }),
        slip(() => {
          document.createElement('div').insertAdjacentHTML('beforeend', '<b>bold</b>');
        }),
      ];
    });
    expect(refused).toEqual([true, true, true]);
  });

  it('lead nowhere: no address of the card sends the browser to another origin [REQ-WEB-REDIRECT]', async () => {
    const { origin } = stage.world;
    for (const path of [
      '/callback?code=a&state=b&iss=https://elsewhere.example&next=https://elsewhere.example',
      '/account/instruments?setup_token=abcdefgh1234&next=https://elsewhere.example',
      '/account?return=//elsewhere.example',
      '/orders/javascript:window.hacked=1',
    ]) {
      await person.goto(origin + path);
      await person.waitForLoadState('networkidle');
      expect(new URL(person.url()).origin).toBe(origin);
      expect(await findForeignParts(person)).toEqual([]);
    }
  });
});

async function proposeIfItCanBe(terms: Record<string, unknown>): Promise<DryRun | undefined> {
  try {
    return await stage.world.propose(terms);
  } catch (fault) {
    if (fault instanceof ZodError) return undefined;
    throw fault;
  }
}

/** The request side's row is nobody's word: any text may stand in it. */
function nameClient({ digest }: DryRun, name: string): void {
  const hand = new DatabaseSync(stage.world.pathOf('request'));
  hand
    .prepare('UPDATE dry_runs SET client_name = ?, device = ? WHERE digest = ?')
    .run(name, name, digest);
  hand.close();
}

/** What no text of ours brings: elements, handlers and addresses out of an attacker's words, in every shadow tree. */
function findForeignParts(page: Page): Promise<readonly string[]> {
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
