/** Every guided scenario as a person plays it in a browser, on the running product: what the screens say, and what the processor saw. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { SCENARIO_NAMES } from '../../simulator/page/browser/scenarios.ts';
import { openChromium } from '../screens/card-stage.ts';
import { openJudgesPage, type JudgesPage } from './page/judges-page.ts';
import { playScenario } from './page/play-scenario.ts';
import { startShop, type RunningShop } from './running-shop.ts';
import { SOON } from './steps.ts';

let shop: RunningShop;
let browser: Browser;
let person: JudgesPage;
/** What the processor had seen before the scenario began. */
let before: { readonly captures: number; readonly requests: number };

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openChromium()]);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});
beforeEach(async () => {
  before = await seen();
  person = await openJudgesPage(shop, browser, { viewport: { width: 1920, height: 1080 } });
});
afterEach(async () => {
  await person.close();
});

async function seen(): Promise<typeof before> {
  const [captures, requests] = await Promise.all([shop.captures(), shop.processorRequests()]);
  return { captures: captures.length, requests: requests.length };
}

/** The amounts that were charged since the scenario began. */
async function charged(): Promise<readonly string[]> {
  return (await shop.captures())
    .slice(before.captures)
    .map(({ amount: { currency_code: currency, value } }) => `${currency} ${value}`);
}

/** What the processor was asked since then, and what it did. */
async function outcomes(): Promise<readonly string[]> {
  return (await shop.processorRequests()).slice(before.requests).map(({ outcome }) => outcome);
}

describe('the guided scenarios, as a person plays them', () => {
  it('are all played here', () => {
    const played = new Set(
      readFileSync(import.meta.filename, 'utf8').match(/(?<=playScenario\(person, ')[a-z-]+/g) ??
        [],
    );
    expect([...played].sort()).toEqual([...SCENARIO_NAMES].sort());
  });

  it('the whole job: charged once, and Echo, phone, e-mail and Alexa app tell the same [REQ-SCENARIO-WHOLE-JOB]', async () => {
    await playScenario(person, 'whole-job');
    expect(await charged()).toEqual(['USD 47.61']);
    expect(await outcomes()).toEqual(['captured']);
    const number = await person.phone().locator('hb-receipt .number').innerText();
    await person.show.getByText(number, { exact: true }).waitFor();
    await person.page.getByRole('tab', { name: /^E-mail/ }).click();
    await person.page.locator('#panel-mail').getByText(number).first().waitFor();
    await person.page.getByRole('tab', { name: /^Alexa app/ }).click();
    await person.page.locator('#panel-app').getByText(number).first().waitFor();
    expect(person.complaints).toEqual([]);
  }, 60_000);

  it('fifteen, not fifty: two orders that cannot be mistaken, and nothing is charged [REQ-SCENARIO-FIFTEEN]', async () => {
    const orders: { readonly total: string; readonly words: string }[] = [];
    await playScenario(person, 'fifteen-not-fifty', async ({ act }) => {
      if (act.kind !== 'say' || !act.words.startsWith('order')) return;
      const caption = await person.caption.innerText();
      orders.push({
        total: /The total is (.+?)\./.exec(caption)?.[1] ?? '',
        words: /Check words: (.+?)\./.exec(caption)?.[1] ?? '',
      });
    });
    const [fifty, fifteen] = orders;
    expect(orders).toHaveLength(2);
    expect(fifty?.total).toMatch(/^[a-z-]+ hundred .+ dollars/);
    expect(fifteen?.total).not.toBe(fifty?.total);
    expect(fifteen?.words).not.toBe(fifty?.words);
    expect(await outcomes()).toEqual([]);
  }, 60_000);

  it('the injected title moves no amount and no permission, and nothing is charged [REQ-SCENARIO-TITLE]', async () => {
    const totals: string[] = [];
    await playScenario(person, 'injected-title', async ({ act }) => {
      if (act.kind !== 'say' || !act.words.startsWith('order')) return;
      totals.push(await person.caption.innerText());
      await person.show.getByText('$47.61').first().waitFor();
    });
    expect(totals).toHaveLength(1);
    expect(totals.join()).not.toMatch(/(?<!-)\bone cent\b|a penny|zero dollars/);
    expect(await outcomes()).toEqual([]);
  }, 60_000);

  it('a price that changes after the confirmation buys nothing: the new order waits with its own total [REQ-SCENARIO-PRICE]', async () => {
    let checked = 0;
    await playScenario(person, 'price-changed', async ({ act }) => {
      if (act.kind !== 'say-code') return;
      // Two bags, each 2.50 dearer, and the tax on it.
      expect(await person.caption.innerText()).toMatch(
        /The total is now fifty-three dollars and three cents\./,
      );
      expect(await outcomes()).toEqual([]);
      checked += 1;
    });
    expect(checked).toBe(1);
    expect(await outcomes()).toEqual([]);
  }, 60_000);

  it('three wrong codes lock the confirmation, and nothing is charged [REQ-SCENARIO-WRONG-CODE]', async () => {
    await playScenario(person, 'wrong-code');
    expect(await outcomes()).toEqual([]);
  }, 60_000);

  it('a declined card is told as declined, and no surface says ordered [REQ-SCENARIO-DECLINED]', async () => {
    let checked = 0;
    await playScenario(person, 'card-declined', async ({ act }) => {
      if (act.kind !== 'say-code') return;
      expect(await person.caption.innerText()).not.toMatch(/Ordered|You paid/);
      expect(await person.phone().locator('hb-receipt').count()).toBe(0);
      checked += 1;
    });
    expect(checked).toBe(1);
    expect(await charged()).toEqual([]);
    expect(await outcomes()).toEqual(['declined']);
  }, 60_000);

  it('an order stopped on the phone is not bought with its code [REQ-SCENARIO-STOPPED]', async () => {
    await playScenario(person, 'stopped-by-you');
    expect(await outcomes()).toEqual([]);
  }, 60_000);

  it('two phones tell the same truth, the code is on one alone, and both show the receipt [REQ-SCENARIO-TWO-PHONES]', async () => {
    let checked = 0;
    await playScenario(person, 'two-phones', async ({ act }) => {
      if (act.kind !== 'confirm') return;
      expect(await person.phone().locator('.cell').count()).toBe(0);
      expect(await person.phone('second-phone').locator('.cell').count()).toBe(4);
      checked += 1;
    });
    expect(checked).toBe(1);
    const numbers = await Promise.all(
      (['phone', 'second-phone'] as const).map((name) =>
        person.phone(name).locator('hb-receipt .number').innerText(),
      ),
    );
    expect(new Set(numbers).size).toBe(1);
    expect(await charged()).toEqual(['USD 47.61']);
    expect(await outcomes()).toEqual(['captured']);
  }, 60_000);

  it('a payment without an answer is called unknown until it is found out, and is charged once [REQ-SCENARIO-UNKNOWN]', async () => {
    let checked = 0;
    await playScenario(person, 'unknown-payment', async ({ act }) => {
      if (act.kind !== 'say-code') return;
      expect(await person.caption.innerText()).not.toMatch(/^Alexa\s*Ordered/);
      checked += 1;
    });
    expect(checked).toBe(1);
    expect(await charged()).toEqual(['USD 47.61']);
    await expect.poll(outcomes, SOON).toEqual(['captured', 'repeated']);
  }, 60_000);
});
