import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Frame, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  authorizationRequest,
  newFolder,
  PASSPHRASES,
  removeFolders,
  startIdentity,
  type TestIdentity,
} from './identity-fixture.ts';

const CHROMIUM = process.env['HEARBACK_CHROMIUM'] ?? '/usr/bin/chromium';

/** The page that holds the phone's frame, and the card within it, as far as a sign-in needs them. */
interface Site {
  readonly origin: string;
  readonly server: Server;
  show: string;
}

async function startSite(name: string): Promise<Site> {
  const site = { origin: '', server: createServer(), show: '' };
  site.server.on('request', (request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(request.url?.startsWith('/callback') ? 'back at the card' : site.show);
  });
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
  const { port } = site.server.address() as AddressInfo;
  site.origin = `http://${name}.hearback.localhost:${String(port)}`;
  return site;
}

describe.skipIf(!existsSync(CHROMIUM))('a sign-in in a browser (skipped without Chromium)', () => {
  let browser: Browser;
  let identity: TestIdentity;
  let page: Site;
  let card: Site;
  let other: Site;
  let screen: Page;
  const consoleLines: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    [page, card, other] = await Promise.all([
      startSite('page'),
      startSite('card'),
      startSite('other'),
    ]);
    identity = await startIdentity(newFolder(), { page: page.origin, card: card.origin });
    page.show = `<iframe width="390" height="700" src="${card.origin}/"></iframe>`;
    other.show = page.show;
    const { url } = authorizationRequest(identity, 'approval-card', {
      redirect_uri: `${card.origin}/callback`,
    });
    card.show = `<a href="${url.replaceAll('&', '&amp;')}">sign in</a>`;
  });
  beforeEach(async () => {
    const context = await browser.newContext();
    screen = await context.newPage();
    consoleLines.length = 0;
    screen.on('console', (line) => consoleLines.push(line.text()));
  });
  afterEach(async () => {
    await screen.context().close();
  });
  afterAll(async () => {
    await browser.close();
    await identity.stop();
    for (const { server } of [page, card, other]) {
      server.closeAllConnections();
      server.close();
    }
    removeFolders();
  });

  async function openPhone(site: Site): Promise<Frame> {
    await screen.goto(site.origin);
    const handle = await screen.waitForSelector('iframe');
    const phone = await handle.contentFrame();
    if (phone === null) throw new Error('no frame');
    await phone.click('text=sign in');
    return phone;
  }

  async function fillIn(phone: Frame, passphrase: string): Promise<void> {
    await phone.fill('#username', 'demo-one');
    await phone.fill('#passphrase', passphrase);
    await phone.click('button');
  }

  it('goes from the card in the page’s frame through identity and back to the card with a code', async () => {
    const phone = await openPhone(page);
    await phone.waitForSelector('text=Stand-in');
    await fillIn(phone, 'wrong passphrase');
    await phone.waitForSelector('text=You are not signed in.');
    expect(await phone.inputValue('#username')).toBe('demo-one');
    await fillIn(phone, PASSPHRASES['demo-one']);
    await phone.waitForURL(`${card.origin}/callback?**`);
    const back = new URL(phone.url()).searchParams;
    expect(back.get('code')).toMatch(/^[\w-]{20,}$/);
    expect(back.get('iss')).toBe(identity.issuer);
  });

  it('asks for the passphrase again the next time, and takes another customer in the same browser', async () => {
    const phone = await openPhone(page);
    await fillIn(phone, PASSPHRASES['demo-one']);
    await phone.waitForURL(`${card.origin}/callback?**`);
    const again = await openPhone(page);
    await again.fill('#username', 'demo-two');
    await again.fill('#passphrase', PASSPHRASES['demo-two']);
    await again.click('button');
    await again.waitForURL(`${card.origin}/callback?**`);
    expect(new URL(again.url()).searchParams.get('code')).not.toBeNull();
  });

  it('is not shown within a frame of any other origin', async () => {
    await openPhone(other);
    await expect
      .poll(() => consoleLines.join('\n'), { timeout: 10_000 })
      .toContain('frame-ancestors');
    const frames = screen.frames().filter((frame) => frame.url().startsWith(identity.issuer));
    for (const frame of frames) expect(await frame.locator('form').count()).toBe(0);
  });

  it.each(['light', 'dark'] as const)(
    'is accessible and fits a phone of 320 to 390 px, %s',
    async (colorScheme) => {
      await screen.emulateMedia({ colorScheme });
      for (const width of [390, 320]) {
        await screen.setViewportSize({ width, height: 700 });
        const { url } = authorizationRequest(identity, 'approval-card', {
          redirect_uri: `${card.origin}/callback`,
        });
        await screen.goto(url);
        await fillIn(screen.mainFrame(), 'wrong passphrase');
        await screen.waitForSelector('[role=alert]');
        const overflow = await screen.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        expect(await findFaults(screen)).toEqual([]);
      }
      const folder = process.env['HEARBACK_SHOTS'];
      if (folder !== undefined) {
        await screen.screenshot({ path: `${folder}/identity-${colorScheme}.png` });
      }
    },
  );
});

/** axe-core, run from outside the page's own policy. */
async function findFaults(screen: Page): Promise<readonly string[]> {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const found = await screen.evaluate<unknown>(`${axe}; axe.run(document)`);
  return (found as { readonly violations: readonly { readonly id: string }[] }).violations.map(
    ({ id }) => id,
  );
}
