/** The Show's card as Amazon's own engine draws it, in the frame of the judges' page. */
import type { CDPSession, Frame, Page } from 'playwright';
import { aplScreenOf } from '#screens/apl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullCardData, receiptCardData, totalCardData } from '../../screens/show-card-fixture.ts';
import { directiveOf, openPageStage, type PageScene, type PageStage } from './page-stage.ts';

let stage: PageStage;
beforeAll(async () => {
  stage = await openPageStage();
});
afterAll(() => stage.close());

const SHOWS = [
  { device: 'echo-show-10', width: 1280, height: 800, fontSize: '53px' },
  // 53 of the device's own pixels.
  { device: 'echo-show-8', width: 960, height: 600, fontSize: '40px' },
] as const;
const CARDS = {
  'dry run': totalCardData(),
  receipt: receiptCardData(),
  'a card with all that it can hold': fullCardData(),
};

async function drawn(scene: PageScene, words: string): Promise<Frame> {
  const frame = await scene.aplFrame();
  await frame.getByText(words, { exact: true }).first().waitFor();
  return frame;
}

interface DrawnText {
  readonly text: string;
  readonly fontSize: string;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly scrolls: boolean;
}

/** Every text on the screen and the part of it that can be seen: what scrolls away is cut off at the edge of its list. */
function textsOf(frame: Frame): Promise<readonly DrawnText[]> {
  return frame.evaluate(() => {
    // What the engine drew; the heading beside it is never seen.
    const screen = document.querySelector('#screen') ?? document.body;
    const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || (node.textContent ?? '').trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, right, bottom } = range.getBoundingClientRect();
      const box = { x, y, right, bottom };
      let scrolls = false;
      for (let above: Element | null = parent; above !== null; above = above.parentElement) {
        if (!above.classList.contains('scrollView')) continue;
        const edge = above.getBoundingClientRect();
        scrolls = true;
        box.y = Math.max(box.y, edge.y);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      texts.push({
        text: node.textContent ?? '',
        fontSize: getComputedStyle(parent).fontSize,
        box,
        scrolls,
      });
    }
    return texts;
  });
}

function overlaps({ box: a }: DrawnText, { box: b }: DrawnText): boolean {
  const slack = 1;
  return (
    a.x + slack < b.right &&
    b.x + slack < a.right &&
    a.y + slack < b.bottom &&
    b.y + slack < a.bottom
  );
}

describe('the Show’s card in Amazon’s engine', () => {
  for (const { device, width, height, fontSize } of SHOWS) {
    for (const [name, data] of Object.entries(CARDS)) {
      it(`is whole at ${String(width)}x${String(height)} dp, and its total is ${fontSize} (${name})`, async () => {
        const screen = aplScreenOf({
          currentPixelWidth: width,
          currentPixelHeight: height,
          dpi: 160,
        });
        const scene = await stage.open({ echo: { device, screen: directiveOf(data, screen) } });
        const frame = await drawn(scene, data.totalRows[0] ?? '');
        const texts = await textsOf(frame);
        const total = texts.filter(({ text }) => data.totalRows.includes(text));
        expect(total.map((drawn) => [drawn.text, drawn.fontSize])).toEqual(
          data.totalRows.map((row) => [row, fontSize]),
        );
        const wanted = [
          ...[data.shop, data.stateWord, data.totalLabel, data.instrument, data.checkWords],
          ...data.lines.map(({ amount }) => amount),
          ...data.charges.flatMap(({ text, amount }) => [text, amount]),
          ...(data.kind === 'total'
            ? [data.instruction, data.cardHost]
            : [data.receiptLabel, data.receiptNumber]),
        ];
        expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(wanted));
        const fixed = texts.filter(({ scrolls }) => !scrolls);
        for (const { text, box } of fixed) {
          const isInside = box.x >= 0 && box.y >= 0 && box.right <= width && box.bottom <= height;
          expect(isInside, text).toBe(true);
        }
        expect(texts.filter(({ scrolls }) => scrolls).map(({ text }) => text)).toContain(
          data.lines[0]?.amount,
        );
        const overlapping = texts.flatMap((one, at) =>
          texts
            .slice(at + 1)
            .flatMap((other) => (overlaps(one, other) ? [`${one.text} | ${other.text}`] : [])),
        );
        expect(overlapping).toEqual([]);
        expect(scene.strangers).toEqual([]);
        expect(scene.faults).toEqual([]);
        expect(await scene.page.locator('hb-total-card').count()).toBe(0);
        await scene.close();
      });
    }
  }

  it('shows the picture of the address on a dry run and none on a receipt', async () => {
    const scene = await stage.open({ echo: { screen: directiveOf(totalCardData()) } });
    const frame = await drawn(scene, '$47.61');
    const paths = () =>
      frame.evaluate(() => [...document.querySelectorAll('path')].map((p) => p.getAttribute('d')));
    expect(await paths()).toContain(totalCardData().qrPath);
    scene.echo.screen = directiveOf(receiptCardData());
    await drawn(scene, 'ORDERED');
    expect(await paths()).not.toContain(totalCardData().qrPath);
    await scene.close();
  });

  it('leaves nothing behind: after 50 more drawings the frame has the same nodes and no more memory', async () => {
    const scene = await stage.open({ echo: { screen: directiveOf(totalCardData()) } });
    const frame = await drawn(scene, '$47.61');
    const session = await scene.page
      .context()
      .newCDPSession(frame)
      .catch(() => undefined);
    const devtools = session ?? (await scene.page.context().newCDPSession(scene.page));
    await drawAgain(scene.page, 5);
    const before = await footprint(frame, devtools);
    await drawAgain(scene.page, 50);
    const after = await footprint(frame, devtools);
    expect(after.nodes).toBe(before.nodes);
    expect(after.heapMb - before.heapMb).toBeLessThan(3);
    expect(await frame.getByText('$47.61').count()).toBe(1);
    expect(scene.faults).toEqual([]);
    await scene.close();
  }, 90_000);
});

/** Hands the screen a directive of the same words so often, and waits for each drawing. */
function drawAgain(page: Page, times: number): Promise<void> {
  return page.locator('hb-apl-screen').evaluate(async (element, count) => {
    const screen = element as unknown as { directive: object; drawn: number };
    for (let drawing = 0; drawing < count; drawing += 1) {
      const before = screen.drawn;
      screen.directive = { ...screen.directive };
      while (screen.drawn === before) await new Promise((done) => setTimeout(done, 5));
    }
  }, times);
}

async function footprint(
  frame: Frame,
  devtools: CDPSession,
): Promise<{ readonly nodes: number; readonly heapMb: number }> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return {
    nodes: await frame.evaluate(() => document.querySelectorAll('*').length),
    heapMb: usedSize / 2 ** 20,
  };
}

describe('the frame of the engine', () => {
  it('gives way to the page’s own card when the engine cannot start, and the page says so', async () => {
    const scene = await stage.open({
      echo: { screen: directiveOf(totalCardData()) },
      blocked: '**/apl/engine.js',
    });
    await scene.page.locator('hb-total-card').getByText('DRY RUN · NOTHING BOUGHT').waitFor();
    await scene.page.getByText('Amazon’s APL engine is not running here').waitFor();
    expect(await scene.page.locator('hb-total-card svg[slot="qr"] path').getAttribute('d')).toBe(
      totalCardData().qrPath,
    );
    await scene.close();
  });

  it('draws for the page that frames it alone, and the page believes its own frame alone', async () => {
    const scene = await stage.open({ echo: { screen: directiveOf(totalCardData()) } });
    const frame = await drawn(scene, '$47.61');
    const forged = {
      kind: 'draw',
      drawing: 9,
      document: {},
      datasources: {},
      viewport: { widthDp: 1, heightDp: 1 },
    };
    await frame.evaluate((message) => {
      window.postMessage(message, '*');
    }, forged);
    await scene.page.evaluate(() => {
      window.postMessage({ kind: 'failed', drawing: null, reason: 'forged' }, '*');
    });
    await drawAgain(scene.page, 1);
    expect(await frame.getByText('$47.61').count()).toBe(1);
    expect(await scene.page.locator('hb-total-card').count()).toBe(0);
    await scene.close();
  });

  it('has no origin: it sees no cookie, no storage and nothing of the page', async () => {
    const scene = await stage.open();
    const frame = await scene.aplFrame();
    await frame.waitForLoadState();
    const sees = await frame.evaluate(() => {
      const attempt = (look: () => unknown): string => {
        try {
          return String(look());
        } catch (fault) {
          return fault instanceof Error ? fault.name : 'refused';
        }
      };
      return [
        self.origin,
        attempt(() => document.cookie),
        attempt(() => localStorage.length),
        attempt(() => window.parent.document.title),
      ];
    });
    expect(sees).toEqual(['null', 'SecurityError', 'SecurityError', 'SecurityError']);
    await scene.close();
  });
});
