import { SPEECH_LOCALES } from '#core';
import { SKILL_STRINGS, WIDGET_TEXTS } from '#screens/strings';
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Frame } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as given from './results.ts';
import { ALL, openWidgetStage, type WidgetScene, type WidgetStage } from './widget-stage.ts';

const CANVAS = { containerDimensions: { width: 768, height: 480 } };
const OWN = WIDGET_TEXTS['en-US'];
const LATIN = WIDGET_TEXTS['es-US'];
const CARD = SKILL_STRINGS['en-US'].card;

/** Every card, by what is handed to it. */
const CARDS: Readonly<Record<string, given.Structured>> = {
  products: given.products(),
  product: { product: given.product() },
  cart: given.cart(),
  'an empty cart': given.EMPTY_CART,
  'the total card': given.proposed(),
  confirmed: given.order('confirmed'),
  stopped: given.order('declined'),
  receipt: given.order('ordered'),
  'receipt alone': given.redeemed(),
  'the widest order': given.wideOrder(),
};

let stage: WidgetStage;
beforeAll(async () => {
  stage = await openWidgetStage();
});
afterAll(async () => {
  await stage.close();
});

async function findFaults(widget: Frame): Promise<readonly string[]> {
  if (!(await widget.evaluate(() => 'axe' in window))) await widget.evaluate(axe.source);
  const { violations } = await widget.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Targets below 48 px, and texts that are cut off or stick out of the place; a region that scrolls holds the rest of its own. */
async function findMisfits(widget: Frame): Promise<readonly string[]> {
  return widget.evaluate(() => {
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    const faultOf = (element: HTMLElement, isScrolled: boolean): string | undefined => {
      const { width, height, left, right } = element.getBoundingClientRect();
      if (width === 0) return undefined;
      if (element.matches('button') && Math.min(width, height) < 48) return 'small';
      if (!hasText(element) || element.matches('button .about, button .about *')) return undefined;
      const isOut = left < -0.5 || right > document.documentElement.clientWidth + 0.5;
      if (isOut && !isScrolled) return 'out';
      const isCut = element.scrollWidth > element.clientWidth + 1;
      return isCut && getComputedStyle(element).overflow !== 'visible' ? 'cut' : undefined;
    };
    const faults: string[] = [];
    const visit = (root: Document | ShadowRoot, isScrolled: boolean): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        const scrolls = isScrolled || element.closest('.rest') !== null;
        if (element.shadowRoot) visit(element.shadowRoot, scrolls);
        const fault = faultOf(element, scrolls);
        if (fault !== undefined) faults.push(`${fault}: ${element.textContent.trim()}`);
      }
    };
    visit(document, false);
    return faults;
  });
}

async function textOf(widget: Frame): Promise<string> {
  return widget.evaluate(() => {
    const read = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return '';
      const root = node instanceof Element && node.shadowRoot ? [node.shadowRoot] : [];
      return [...root, ...node.childNodes].map(read).join(' ');
    };
    return read(document.body).replace(/\s+/g, ' ');
  });
}

const press = (scene: WidgetScene, name: string): Promise<void> =>
  scene.widget.getByRole('button', { name, exact: true }).click();

describe('before there is anything to show', () => {
  it('a document that no host answers paints a calm first picture, and asks nobody for anything [REQ-APPS-FIRST-PAINT]', async () => {
    const scene = await stage.open({ isDeaf: true, width: 320, height: 480 });
    expect(await textOf(scene.widget)).toContain(OWN.oneMoment);
    expect(await scene.widget.getByRole('button').count()).toBe(0);
    expect(await findFaults(scene.widget)).toEqual([]);
    expect([scene.faults, scene.requests]).toEqual([[], []]);
  });
});

describe('every card on the canvas of 768x480', () => {
  it.each(['dark', 'light'])(
    'has no fault that axe finds, targets of 48 px and nothing cut off, in %s [REQ-APPS-CARDS, REQ-APPS-A11Y]',
    async (theme) => {
      const scene = await stage.open({ context: { ...CANVAS, theme } });
      for (const [name, structured] of Object.entries(CARDS)) {
        await scene.result(structured);
        expect(await findFaults(scene.widget), name).toEqual([]);
        expect(await findMisfits(scene.widget), name).toEqual([]);
        expect(await textOf(scene.widget), name).not.toContain(OWN.oneMoment);
      }
      expect(scene.faults).toEqual([]);
    },
  );

  it('shows total and check words whole, without scrolling, in the 32 px token that is 53.3 px at 1280x800 [REQ-APPS-TOTAL]', async () => {
    const scene = await stage.open({ context: CANVAS });
    for (const structured of [given.proposed(), given.order('ordered'), given.wideOrder()]) {
      await scene.result(structured);
      const total = scene.widget.locator('.total .amount');
      const style = await total.evaluate((element) => getComputedStyle(element).fontSize);
      expect(style).toBe('32px');
      expect((parseFloat(style) * 1280) / 768).toBeCloseTo(53.33, 2);
      for (const part of [total, scene.widget.locator('.words strong')]) {
        const box = await part.boundingBox();
        expect(box && box.y >= 0 && box.y + box.height <= 480 && box.x + box.width <= 768).toBe(
          true,
        );
      }
      expect((await total.textContent())?.trim()).toBe(
        (structured['total'] as string | undefined) ?? '',
      );
    }
  });

  it.each([
    [320, 640],
    [390, 780],
    [960, 480],
  ])(
    'keeps the widest order whole at %i x %i, its total as large as ever',
    async (width, height) => {
      const scene = await stage.open({
        width,
        height,
        context: { maxWidth: width, maxHeight: height },
      });
      await scene.result(given.wideOrder());
      expect(await findMisfits(scene.widget)).toEqual([]);
      const total = scene.widget.locator('.total .amount');
      expect(await total.evaluate((element) => getComputedStyle(element).fontSize)).toBe('32px');
    },
  );

  it('puts three products side by side and shows that there is a fourth, each with its place', async () => {
    const scene = await stage.open({ context: CANVAS });
    await scene.result(given.products());
    const cards = scene.widget.locator('.product');
    expect(await cards.count()).toBe(5);
    const boxes = await Promise.all([2, 3].map((index) => cards.nth(index).boundingBox()));
    expect((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 999)).toBeLessThanOrEqual(768);
    expect(boxes[1]?.x ?? 999).toBeLessThan(768);
    expect(await scene.widget.locator('.place').allTextContents()).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
  });
});

describe('what the host says of its place [REQ-APPS-HOST-CONTEXT]', () => {
  const background = (scene: WidgetScene): Promise<string> =>
    scene.widget
      .locator('hb-widget')
      .evaluate((element) => getComputedStyle(element).backgroundColor);

  it('is taken in the standard’s shape, and again when it changes', async () => {
    const scene = await stage.open({ context: { ...CANVAS, theme: 'light', locale: 'de-DE' } });
    await scene.result(given.cart());
    expect(await background(scene)).toBe('rgb(255, 255, 255)');
    expect(await textOf(scene.widget)).toContain(WIDGET_TEXTS['de-DE'].cart);
    await scene.context({ theme: 'dark' });
    expect(await background(scene)).toBe('rgb(20, 24, 30)');
    expect(await textOf(scene.widget)).toContain(WIDGET_TEXTS['de-DE'].cart);
  });

  it('is taken in Alexa’s shape, with values that the standard does not have', async () => {
    const scene = await stage.open({
      context: {
        deviceClass: 'SHOW_8',
        maxWidth: 768,
        maxHeight: 480,
        isMobile: false,
        platform: 'ALEXA',
        displayMode: 'INLINE',
        safeAreaInsets: { top: 12, right: 0, bottom: 0, left: 'none' },
        deviceCapabilities: ['TOUCH'],
        theme: 'DARK',
      },
    });
    await scene.result(given.proposed());
    expect(await background(scene)).toBe('rgb(20, 24, 30)');
    const main = await scene.widget.locator('main').boundingBox();
    expect([main?.y, main?.height]).toEqual([12, 468]);
    expect(scene.faults).toEqual([]);
  });

  it('where the host lets it grow, it tells its height and is as high as it needs to be', async () => {
    const scene = await stage.open({
      height: 900,
      context: { containerDimensions: { width: 768 } },
    });
    await scene.result(given.order('ordered'));
    await expect
      .poll(async () => {
        const needed = await scene.widget
          .locator('main')
          .evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
        const told = (await scene.asked()).sizes.at(-1)?.height;
        return { isAsNeeded: told === needed, isLow: needed < 400 };
      })
      .toEqual({ isAsNeeded: true, isLow: true });
  });

  it('holds the picture for a phone’s camera only where the phone is another device', async () => {
    const scene = await stage.open({ context: { ...CANVAS, platform: 'web' } });
    await scene.result(given.proposed());
    expect(await scene.widget.locator('.qr').count()).toBe(1);
    await scene.context({ platform: 'mobile' });
    expect(await scene.widget.locator('.qr').count()).toBe(0);
  });
});

describe('the words [REQ-APPS-WORDS]', () => {
  it('are those of the Show in all eleven locales, by the call’s language, the order’s, and the host’s', async () => {
    const scene = await stage.open({ context: { ...CANVAS, locale: 'it-IT' } });
    const languageOf = async (locale: keyof typeof SKILL_STRINGS): Promise<void> => {
      const text = await textOf(scene.widget);
      const { states, instruction } = SKILL_STRINGS[locale].card;
      expect(text).toContain(states.dry_run);
      expect(text).toContain(instruction);
      expect(await scene.widget.evaluate(() => document.documentElement.lang)).toBe(locale);
    };
    await scene.result(given.proposed());
    await languageOf('it-IT');
    await scene.result(given.proposed({ locale: 'fr-FR' }));
    await languageOf('fr-FR');
    for (const locale of SPEECH_LOCALES) {
      await scene.input({ locale });
      await scene.result(given.proposed({ locale: 'fr-FR' }));
      await languageOf(locale);
    }
  });

  it('never hold what redeems an order, its digest, or an id', async () => {
    const scene = await stage.open({ context: CANVAS });
    for (const structured of Object.values(CARDS)) {
      await scene.result(structured);
      const text = await textOf(scene.widget);
      expect(text).not.toContain(given.TOKEN);
      expect(text).not.toContain(given.DIGEST);
      expect(text).not.toMatch(/dark-roast|product_id|waiting_for/);
    }
    // And nothing of it is written to the console.
    expect(scene.faults).toEqual([]);
  });

  it('of a seller stay text, whatever is in them and whatever their direction (invariant 8)', async () => {
    const scene = await stage.open({ context: CANVAS });
    const rightToLeft = 'قهوة داكنة التحميص';
    await scene.result({
      products: [
        given.product({ title: given.HOSTILE_TITLE }),
        given.product({ title: rightToLeft, description: given.HOSTILE_TITLE }),
      ],
      more: 0,
    });
    expect(await scene.widget.locator('.title').allTextContents()).toEqual([
      given.HOSTILE_TITLE,
      rightToLeft,
    ]);
    expect(await scene.widget.locator('img').count()).toBe(0);
    expect(await findMisfits(scene.widget)).toEqual([]);
    expect(scene.faults).toEqual([]);
  });
});

const inWords = (text: string, structured?: given.Structured): unknown => ({
  content: [{ type: 'text', text }],
  ...(structured ? { structuredContent: structured } : {}),
});

describe('what a person can do [REQ-APPS-CONTROLS]', () => {
  const answers = {
    get_product: inWords('A product.', { product: given.product() }),
    search_products: inWords('More.', given.products(3, 0)),
    view_cart: inWords('The cart.', given.cart()),
    change_cart: inWords('Changed.', { outcome: 'changed', ...given.cart() }),
    get_order: inWords('Ordered.', { is_found: true, ...given.order('ordered') }),
  };

  it('looks closer, puts into the cart, takes out, asks for more, goes back: by reading tools and the cart alone', async () => {
    const scene = await stage.open({ context: CANVAS, answers });
    await scene.input({ query: 'coffee', in_stock_only: true, locale: 'es-US' });
    await scene.result(given.products());
    await scene.widget.locator('.product').nth(1).click();
    await press(scene, LATIN.addToCart);
    await press(scene, LATIN.removeTitle('Stoneware mug, 10 oz'));
    await press(scene, LATIN.backToList);
    await press(scene, LATIN.showMore);
    await press(scene, LATIN.showCart);
    await scene.widget.getByText(LATIN.cart, { exact: true }).waitFor();
    expect((await scene.asked()).calls).toEqual([
      { name: 'get_product', args: { product_id: 'decaf', locale: 'es-US' } },
      {
        name: 'change_cart',
        args: { change: 'add', product_id: 'dark-roast', quantity: 1, locale: 'es-US' },
      },
      { name: 'change_cart', args: { change: 'remove', product_id: 'mug', locale: 'es-US' } },
      {
        name: 'search_products',
        args: { query: 'coffee', in_stock_only: true, page: 2, locale: 'es-US' },
      },
      { name: 'view_cart', args: { locale: 'es-US' } },
    ]);
    // The assistant is told what is looked at, by id alone.
    expect((await scene.asked()).contexts[0]).toEqual({
      shown: 'product',
      product_id: 'dark-roast',
    });
  });

  it('where the host calls no tools, a choice is said by its place, never by a seller’s text', async () => {
    const scene = await stage.open({ context: CANVAS, can: { message: { text: {} } } });
    await scene.input({ locale: 'es-ES' });
    const own = WIDGET_TEXTS['es-ES'];
    await scene.result({
      products: [given.product(), given.product({ title: given.HOSTILE_TITLE })],
      more: 3,
    });
    await scene.widget.locator('.product').nth(1).click();
    await press(scene, own.showMore);
    await press(scene, own.showCart);
    await scene.result(given.cart());
    expect(await scene.widget.getByRole('button').count()).toBe(1);
    await press(scene, own.readBack);
    await expect
      .poll(async () => (await scene.asked()).said)
      .toEqual([own.places[1], own.showMore, own.showCart, own.readBack]);
    expect((await scene.asked()).calls).toEqual([]);
  });

  it('never confirms or pays: whatever is pressed on every card, no tool is called that proposes, redeems or cancels (invariant 2) [REQ-APPS-NEVER-PAYS]', async () => {
    const everything = Object.fromEntries(
      ['preview_order', 'redeem_order', 'cancel_order'].map((name) => [name, inWords('Done.')]),
    );
    const scene = await stage.open({ context: CANVAS, answers: { ...answers, ...everything } });
    for (const structured of Object.values(CARDS)) {
      await scene.result(structured);
      const count = await scene.widget.getByRole('button').count();
      for (let index = 0; index < count; index += 1) {
        await scene.result(structured);
        await scene.widget.getByRole('button').nth(index).click();
      }
    }
    const { calls, opened, said } = await scene.asked();
    expect(calls.length).toBeGreaterThan(10);
    expect([...new Set(calls.map(({ name }) => name))].sort()).toEqual([
      'change_cart',
      'get_product',
      'search_products',
      'view_cart',
    ]);
    expect(new Set(opened)).toEqual(new Set([`https://card.shop.example/orders/${given.DIGEST}`]));
    expect(new Set(said)).toEqual(new Set([OWN.readBack]));
  });

  it('a host that can do nothing gets a card without a button', async () => {
    const scene = await stage.open({ context: CANVAS, can: {} });
    for (const structured of Object.values(CARDS)) {
      await scene.result(structured);
      expect(await scene.widget.getByRole('button').count()).toBe(0);
    }
  });

  it('opens the order’s own address through the host, and only an address of the web', async () => {
    const scene = await stage.open({ context: CANVAS });
    await scene.result(given.proposed());
    await press(scene, OWN.openOrder);
    await expect
      .poll(async () => (await scene.asked()).opened)
      .toEqual([`https://card.shop.example/orders/${given.DIGEST}`]);
    await scene.result(given.proposed({ card_url: 'javascript:alert(1)' }));
    expect(await scene.widget.getByRole('button').count()).toBe(0);
  });

  it('says that nothing came of it where the host refuses, and shows a refusal of the shop in its words', async () => {
    const scene = await stage.open({
      context: CANVAS,
      answers: {
        change_cart: { ...(inWords('At most 99 of one thing.') as object), isError: true },
      },
    });
    await scene.result({ product: given.product() });
    await press(scene, OWN.showCart);
    await scene.widget.getByText(OWN.notDone).waitFor();
    await press(scene, OWN.addToCart);
    await scene.widget.getByText('At most 99 of one thing.').waitFor();
  });

  it('works by keyboard alone, and goes on at the heading of what came', async () => {
    const scene = await stage.open({ context: CANVAS, answers });
    await scene.result(given.products());
    await scene.widget.locator('.product').nth(2).focus();
    await scene.page.keyboard.press('Enter');
    await scene.widget.getByText(OWN.sellerSays).waitFor();
    const focused = await scene.widget.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.tagName;
    });
    expect(focused).toBe('H1');
  });
});

describe('how an order goes on', () => {
  it('a redemption shows its receipt at once, and the order with it where the host reads it [REQ-APPS-RECEIPT]', async () => {
    const order = { is_found: true, ...given.order('ordered') };
    const scene = await stage.open({
      context: CANVAS,
      answers: { get_order: inWords('Ordered.', order) },
    });
    await scene.input({ digest: given.DIGEST, redemption_token: given.TOKEN, code: '4821' });
    await scene.result(given.redeemed(), 'Ordered. You paid $47.61.');
    await scene.widget.getByText('Dark Roast').waitFor();
    expect(await textOf(scene.widget)).toContain('R3ZY-WNAN');
    expect((await scene.asked()).calls).toEqual([
      { name: 'get_order', args: { digest: given.DIGEST, locale: 'en-US' } },
    ]);
    const alone = await stage.open({ context: CANVAS, can: {} });
    await alone.result(given.redeemed(), 'Ordered. You paid $47.61.');
    expect(await textOf(alone.widget)).toMatch(/R3ZY-WNAN.*ORDERED.*You paid.*Paid.*47.*61/);
  });

  it('a redemption that did not go through shows the order that still waits, with the words of it', async () => {
    const scene = await stage.open({
      context: CANVAS,
      answers: { get_order: inWords('It waits.', { is_found: true, ...given.order('waiting') }) },
    });
    await scene.input({ digest: given.DIGEST, redemption_token: given.TOKEN, code: '4821' });
    await scene.refusal({ outcome: 'waiting_for_confirmation' }, 'It is not confirmed yet.');
    await scene.widget.getByText(CARD.states.dry_run).waitFor();
    expect(await textOf(scene.widget)).toContain('It is not confirmed yet.');
  });

  it('is never called ordered without a receipt (invariant 6)', async () => {
    const scene = await stage.open({ context: CANVAS });
    await scene.result(given.order('payment_processing', { receipt: null }));
    const text = await textOf(scene.widget);
    expect(text).toContain(CARD.states.payment_processing);
    expect(text).not.toContain(CARD.paid);
  });

  it('invites to nothing that is over', async () => {
    const scene = await stage.open({ context: CANVAS });
    await scene.result(given.proposed({ confirm_by: '2020-01-01T00:00:00.000Z' }));
    await scene.widget.getByText(CARD.endedInstruction).waitFor();
    expect(await scene.widget.getByRole('button').count()).toBe(0);
    expect(await scene.widget.locator('.qr').count()).toBe(0);
  });

  it('after the end of the conversation every button is dead, and the card says so [REQ-APPS-INERT]', async () => {
    const scene = await stage.open({ context: CANVAS });
    await scene.result(given.products());
    await scene.teardown();
    const buttons = scene.widget.getByRole('button');
    const count = await buttons.count();
    expect(count).toBe(7);
    for (let index = 0; index < count; index += 1) {
      expect(await buttons.nth(index).isDisabled()).toBe(true);
      await buttons.nth(index).dispatchEvent('click');
    }
    expect(await textOf(scene.widget)).toContain(OWN.ended);
    expect(await findFaults(scene.widget)).toEqual([]);
    const asked = await scene.asked();
    expect([asked.calls, asked.said, asked.opened]).toEqual([[], [], []]);
  });

  it('says that a call was called off', async () => {
    const scene = await stage.open({ context: CANVAS });
    await scene.cancelled();
    expect(await textOf(scene.widget)).toContain(OWN.calledOff);
  });
});

describe('what stays and what goes out [REQ-APPS-SEALED]', () => {
  it('nothing is kept and nobody is asked, whatever is drawn and pressed; the trap for it works', async () => {
    const scene = await stage.open({ context: CANVAS, can: ALL });
    const { targetInfos } = await scene.cdp.send('Target.getTargets');
    const before = targetInfos.length;
    for (const structured of Object.values(CARDS)) {
      await scene.result(structured);
      const button = scene.widget.getByRole('button').first();
      if ((await button.count()) > 0) await button.click();
    }
    await scene.teardown();
    const touched = (): Promise<readonly string[]> =>
      scene.widget.evaluate(() => Reflect.get(window, 'touched') as string[]);
    expect(await touched()).toEqual([]);
    expect(scene.requests).toEqual([]);
    expect((await scene.cdp.send('Target.getTargets')).targetInfos.length).toBe(before);
    await scene.widget.evaluate(() => [window.localStorage, document.cookie]);
    expect(await touched()).toEqual(['localStorage', 'cookie']);
  });

  it('is one document: no address to fetch, no part left outside, no code from text', () => {
    const found = (pattern: RegExp): readonly string[] => stage.html.match(pattern) ?? [];
    expect(found(/<(?:script|link|img|iframe)[^>`]*(?:src|href)=[^>`]{0,80}/g)).toEqual([]);
    expect(found(/@import|url\(["']?(?:https?:|\/)[^)]{0,80}/g)).toEqual([]);
    expect(found(/<script/g)).toHaveLength(1);
    expect(stage.html.length).toBeLessThan(450_000);
  });
});
