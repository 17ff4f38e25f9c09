/** The card and the trace in a browser, on the real approval side: live, after a drop, and where no live connection can be had. */
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DryRun } from '#core';
import { findAccessibilityFaults, findClippedTexts, readAllText } from './find-faults.ts';
import { openLiveStage, type LiveStage } from './live-stage.ts';
import { atMost } from '../at-most.ts';

let stage: LiveStage;
let trace: Page;
let phone: Page;
beforeAll(async () => {
  stage = await openLiveStage();
  trace = await stage.open('/trace');
  phone = await stage.open('/');
  await phone.setViewportSize({ width: 390, height: 844 });
});
afterAll(() => stage.close());

/** The order in the phone's list, once it says so. */
function rowOf(dryRun: DryRun, words: string): Locator {
  return phone
    .locator('a.order')
    .filter({ hasText: dryRun.checkWords })
    .getByText(words, { exact: true });
}

/** Paths that a page asks for from now on. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

function frameOn(page: Page, text: RegExp): Promise<unknown> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (text.test(String(payload))) resolve(undefined);
      });
    });
  });
}

describe('signing in', () => {
  it('on the phone wakes the trace by itself; before, it says one calm line [REQ-TRACE]', async () => {
    await trace.getByText('Sign in on the phone to see what each side wrote down.').waitFor();
    await stage.signIn(phone);
    const beganAt = performance.now();
    await trace.getByText('Nothing is written down yet.').waitFor();
    expect(performance.now() - beganAt).toBeLessThan(atMost(1000));
  });
});

describe('over the live connection', () => {
  it('an order and what becomes of it appear on both pages, and nothing is asked for [REQ-LIVE-CARD]', async () => {
    const isLive = [frameOn(phone, /^\{"kind":"orders"/), frameOn(trace, /^\{"kind":"trace"/)];
    await Promise.all([phone.reload(), trace.reload()]);
    await Promise.all(isLive);
    const asked = [...[phone, trace].map(askedBy)];
    const dryRun = await stage.world.propose();
    const beganAt = performance.now();
    await rowOf(dryRun, 'Waiting for you').waitFor();
    await trace.getByText('Alexa asked for this').waitFor();
    await stage.world.endOrder(dryRun, 'cancelled');
    await rowOf(dryRun, 'Cancelled').waitFor();
    await trace.locator('hb-trace li').getByText('Cancelled').waitFor();
    expect(performance.now() - beganAt).toBeLessThan(atMost(2000));
    expect(asked.flat()).toEqual([]);
  });

  it('what time alone ends is shown too [REQ-LIVE-TIME]', async () => {
    const now = stage.world.clock.now;
    const dryRun = await stage.world.propose({ confirmBy: now + 1500, redeemBy: now + 60_000 });
    await rowOf(dryRun, 'Waiting for you').waitFor();
    await rowOf(dryRun, 'Time ran out').waitFor();
    expect(Date.now() - now).toBeLessThan(1500 + atMost(1500));
  });
});

describe('after a drop', () => {
  it('both pages show the truth within a second of reconnecting, whatever the restarted side numbers it [REQ-LIVE-RECONNECT]', async () => {
    const dryRun = await stage.world.propose();
    await rowOf(dryRun, 'Waiting for you').waitFor();
    await trace.locator('.state').getByText('Waiting for you').waitFor();
    stage.world.restartLive();
    await stage.world.endOrder(dryRun, 'declined');
    const beganAt = performance.now();
    await rowOf(dryRun, 'Stopped').waitFor();
    await trace.locator('.state').getByText('Stopped').waitFor();
    // The first pause before reconnecting is 250 ms.
    expect(performance.now() - beganAt).toBeLessThan(atMost(1500));
  });

  it('and where no live connection can be had any more, the phone asks as before [REQ-LIVE-FALLBACK]', async () => {
    stage.world.refuseLive();
    const dryRun = await stage.world.propose();
    await rowOf(dryRun, 'Waiting for you').waitFor({ timeout: atMost(3000) });
    await trace
      .locator('.state')
      .getByText('Waiting for you')
      .waitFor({ timeout: atMost(3000) });
    const again = frameOn(phone, /^\{"kind":"orders"/);
    stage.world.takeLive();
    await again;
    await stage.world.endOrder(dryRun, 'cancelled');
    await rowOf(dryRun, 'Cancelled').waitFor();
  });
});

describe('the trace', () => {
  it('shows another order by keyboard alone, and the newest again [REQ-TRACE] [REQ-KEYBOARD]', async () => {
    const first = await stage.world.propose();
    const second = await stage.world.propose();
    const select = trace.getByLabel('Order');
    await trace
      .locator('option')
      .nth(1)
      .getByText(second.checkWords)
      .waitFor({ state: 'attached' });
    await trace.keyboard.press('Tab');
    expect(await select.evaluate((element) => element.matches(':focus'))).toBe(true);
    await trace.keyboard.press('ArrowDown');
    await trace.keyboard.press('ArrowDown');
    await trace.keyboard.press('Enter');
    await expect.poll(() => select.inputValue()).toBe(first.digest);
    const other = await stage.world.propose();
    await trace.locator('option').nth(1).getByText(other.checkWords).waitFor({ state: 'attached' });
    expect(await select.inputValue()).toBe(first.digest);
    await select.selectOption('');
    await trace
      .locator('option')
      .first()
      .getByText(other.checkWords)
      .waitFor({ state: 'attached' });
  });

  it('shows no id, digest or JSON, and says when a ledger does not check out [REQ-TRACE] [REQ-TRACE-LEDGERS]', async () => {
    const text = await readAllText(trace);
    expect(text).toContain('All three ledgers check out');
    expect(text).not.toMatch(/[0-9a-f]{16}|[{}]|customer-|_/);
    stage.world.breakLedger('request');
    await trace.getByText('The ledger of request does not check out.').waitFor();
    await trace.getByText('does not check out', { exact: true }).waitFor();
  });

  it.each([
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 1280 },
    { colorScheme: 'light', width: 390 },
    { colorScheme: 'dark', width: 390 },
  ] as const)(
    'has no accessibility fault and cuts no text, $colorScheme, $width px',
    async (how) => {
      await trace.setViewportSize({ width: how.width, height: how.width < 500 ? 844 : 200 });
      await trace.emulateMedia({ colorScheme: how.colorScheme });
      expect(await findAccessibilityFaults(trace)).toEqual([]);
      expect(await findClippedTexts(trace)).toEqual([]);
    },
  );

  it('ends with the sign-in: signed out on the phone, it shows nothing any more [REQ-LIVE-SESSION]', async () => {
    await phone.getByRole('button', { name: 'Sign out' }).click();
    await trace.getByText('Sign in on the phone to see what each side wrote down.').waitFor();
    expect(await trace.locator('hb-trace').count()).toBe(0);
  });

  it('broke no policy, and no script failed', () => {
    const unexpected = stage.faults.filter((fault) => !/WebSocket connection to/.test(fault));
    expect(unexpected).toEqual([]);
  });
});
