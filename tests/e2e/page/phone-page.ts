/** The card in a browser of its own, as a phone in somebody's language: by its own controls alone. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { PHONE_TEXTS, type PhoneTexts } from '#screens/strings';
import type { WrittenLocale } from '#core';
import type { RunningShop } from '../running-shop.ts';

export interface PhonePage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly texts: PhoneTexts;
  /** What a browser complains of, but for what is as it should be. */
  readonly complaints: readonly string[];
  /** Opens the order at its address, and signs in where the phone asks for it. */
  openOrder(digest: string): Promise<void>;
  /** On the stand-in's form. */
  signIn(): Promise<void>;
  /** Types what stands there as the total, or other words, and presses the button. */
  typeTotal(words?: string): Promise<void>;
  readCode(): Promise<string>;
  /** The same order in a second tab, which asks instead of being told: it has no live connection. */
  newTab(digest: string): Promise<Page>;
  close(): Promise<void>;
}

const PATIENCE_MS = 15_000;

/** Who is not signed in gets 401, and this is what a browser says then; offline it says so too. Firefox tells of an icon that the stand-in has not. */
const EXPECTED =
  /Failed to load resource: .*(?:401|ERR_INTERNET_DISCONNECTED)|WebSocket connection|\/\/id\.hearback\.localhost:\d+\/favicon\.ico/;

export async function openPhonePage(
  shop: RunningShop,
  browser: Browser,
  locale: WrittenLocale = 'en-US',
  customerId = 'customer-1',
): Promise<PhonePage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    locale,
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (fault) => {
    if (!EXPECTED.test(String(fault))) complaints.push(`fault: ${String(fault)}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) {
      complaints.push(message.text());
    }
  });
  const texts = PHONE_TEXTS[locale];
  const addressOf = (digest: string): string => `${shop.addresses.approval}/orders/${digest}`;
  const signIn = async (): Promise<void> => {
    const customer = shop.report.customers.find((each) => each.customerId === customerId);
    await page.getByLabel('Customer name').fill(customer?.username ?? '');
    await page.getByLabel('Passphrase').fill(customer?.passphrase ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  return {
    page,
    context,
    texts,
    complaints,
    signIn,
    openOrder: async (digest) => {
      await page.goto(addressOf(digest));
      const asked = page.locator('#remember');
      const order = page.locator('hb-order-review, hb-voice-code, hb-receipt').first();
      await asked.or(order).waitFor();
      if ((await asked.count()) === 0) return;
      await page.locator('.plain button.go').click();
      await signIn();
      await order.waitFor();
    },
    typeTotal: async (words) => {
      const total = await page.locator('hb-order-review .amount').first().innerText();
      await page.locator('input#total').fill(words ?? total.replaceAll(/\s/g, ' '));
      await page.locator('hb-confirmation-form button.go').click();
    },
    readCode: async () => {
      await page.locator('.cell').nth(3).waitFor();
      return (await page.locator('.cell').allInnerTexts()).join('');
    },
    newTab: async (digest) => {
      const tab = await context.newPage();
      await tab.routeWebSocket(/\/live$/, (socket) => socket.close());
      await tab.goto(addressOf(digest));
      await tab.locator('hb-order-review').waitFor();
      return tab;
    },
    close: () => context.close(),
  };
}

export interface Authenticator {
  /** False: the sheet stays open, and nobody touches it. */
  setOwnerPresent(isPresent: boolean): Promise<void>;
}

/** A phone whose owner is recognised at once: Chromium's own stand-in for an authenticator. */
export async function addAuthenticator({ page, context }: PhonePage): Promise<Authenticator> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setOwnerPresent: async (enabled) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}
