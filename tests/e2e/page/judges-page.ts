/** A person in front of the judges' page: speaks to the Echo, uses a phone, presses buttons; by the page's own controls alone. */
import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright';
import { sayDigits } from '../../../simulator/walkthrough/read-turn.ts';
import type { PhoneName } from '../../../simulator/page/browser/scenarios.ts';
import type { RunningShop } from '../running-shop.ts';

export interface JudgesPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What a browser complains of: scripts' faults, what a policy refuses, failed loads. */
  readonly complaints: readonly string[];
  /** The Echo Show's screen, in which Amazon's engine draws. */
  readonly show: FrameLocator;
  phone(name?: PhoneName): FrameLocator;
  /** What Alexa said last. */
  readonly caption: Locator;
  say(words: string): Promise<void>;
  sayCode(code: string): Promise<void>;
  /** Signs in where the phone asks for it, and opens the order that waits. */
  openOrder(name?: PhoneName): Promise<void>;
  /** Opens the order, types its total as it stands there, signs in once more, and gives the code that the phone shows. */
  confirm(name?: PhoneName): Promise<string>;
  readCode(name?: PhoneName): Promise<string>;
  close(): Promise<void>;
}

export interface HowToOpen {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark';
}

/** For what another process does in its own time; the processor alone may take five seconds. */
const PATIENCE_MS = 15_000;

/** Said by the browser about what is as it should be: who is not signed in gets 401, and the stand-in's sign-in form is in a frame. */
const EXPECTED = [
  /^error: Failed to load resource: .* 401 .*card\.hearback\.localhost:\d+\/(api|trace)/,
  /^error: Blocked autofocusing on a <input> element in a cross-origin subframe\. \(http:\/\/id\./,
];

export async function openJudgesPage(
  shop: RunningShop,
  browser: Browser,
  { viewport = { width: 1440, height: 900 }, theme = 'light' }: HowToOpen = {},
): Promise<JudgesPage> {
  const context = await browser.newContext({
    viewport,
    // What the page's switch says reaches the frames only where nothing above it decides.
    colorScheme: null,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript((chosen) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
    if (window === window.top) localStorage.setItem('hearback-theme', chosen);
  }, theme);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints = collectComplaints(page);
  await page.goto(shop.report.page);
  await page.locator('hb-phone-frame').waitFor();
  return atPage({ shop, context, page, complaints });
}

function collectComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (fault) => complaints.push(`fault: ${String(fault)}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = `${message.type()}: ${message.text()} (${message.location().url})`;
    if (!EXPECTED.some((words) => words.test(text))) complaints.push(text);
  });
  return complaints;
}

function atPage(of: {
  readonly shop: RunningShop;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: readonly string[];
}): JudgesPage {
  const { shop, context, page, complaints } = of;
  const phone = (name: PhoneName = 'phone'): FrameLocator =>
    page.frameLocator(
      name === 'phone' ? 'iframe[title^="Your phone: "]' : 'iframe[title^="Second phone: "]',
    );
  const say = async (words: string): Promise<void> => {
    await page.getByLabel('Say to the Echo').fill(words);
    await page.getByRole('button', { name: 'Say it' }).click();
    await page.locator('.you').filter({ hasText: words }).waitFor();
  };
  const readCode = async (name?: PhoneName): Promise<string> => {
    await phone(name).locator('.cell').nth(3).waitFor();
    return (await phone(name).locator('.cell').allInnerTexts()).join('');
  };
  const openOrder = (name?: PhoneName): Promise<void> => openWaitingOrder(shop, phone(name));
  return {
    page,
    context,
    complaints,
    show: page.frameLocator('iframe[title="Echo Show screen"]'),
    phone,
    caption: page.locator('.alexa'),
    say,
    sayCode: (code) => say(`my code is ${sayDigits(code)}`),
    openOrder,
    confirm: async (name) => {
      await openOrder(name);
      const frame = phone(name);
      const total = await frame.locator('hb-order-review .amount').first().innerText();
      await frame.getByLabel('Type the total to confirm').fill(total.replaceAll(/\s/g, ''));
      await frame.getByRole('button', { name: 'Confirm' }).click();
      await signIn(shop, frame);
      return readCode(name);
    },
    readCode,
    close: () => context.close(),
  };
}

async function openWaitingOrder(shop: RunningShop, phone: FrameLocator): Promise<void> {
  const signInButton = phone.getByRole('button', { name: 'Sign in' });
  const back = phone.getByRole('link', { name: 'All orders' });
  const list = phone.getByRole('heading', { name: 'Your orders' });
  await signInButton.or(back).or(list).first().waitFor();
  if ((await signInButton.count()) > 0) {
    await signInButton.click();
    await signIn(shop, phone);
  } else if ((await back.count()) > 0) await back.click();
  await list.waitFor();
  await phone.getByRole('list', { name: 'Waiting' }).locator('a.order').first().click();
  await phone.locator('hb-order-review').waitFor();
}

/** On the stand-in's form, as the demo's first customer. */
export async function signIn(shop: RunningShop, phone: FrameLocator): Promise<void> {
  const [customer] = shop.report.customers;
  await phone.getByLabel('Customer name').fill(customer?.username ?? '');
  await phone.getByLabel('Passphrase').fill(customer?.passphrase ?? '');
  await phone.getByRole('button', { name: 'Sign in' }).click();
}
