/** Contact sheets of the cards for MCP hosts: every card in both themes, in every language, and in other places than the canvas. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPEECH_LOCALES } from '#core';
import * as given from '../screens/widget/results.ts';
import {
  openWidgetStage,
  type Opening,
  type WidgetScene,
  type WidgetStage,
} from '../screens/widget/widget-stage.ts';
import { makeSmallPng } from './small-png.ts';

const ROOT = join(import.meta.dirname, '..', '..');

interface Shot {
  readonly name: string;
  readonly how?: Opening;
  readonly play?: (scene: WidgetScene) => Promise<void>;
  /** Of the picture on the sheet. */
  readonly width?: number;
}

const CANVAS = { containerDimensions: { width: 768, height: 480 } };
const results = (structured: given.Structured) => (scene: WidgetScene) => scene.result(structured);

const CARDS: readonly Shot[] = [
  { name: 'before there is data' },
  { name: 'products', play: results(given.products()) },
  { name: 'a product', play: results({ product: given.product() }) },
  { name: 'the cart', play: results(given.cart()) },
  { name: 'an empty cart', play: results(given.EMPTY_CART) },
  { name: 'the total card', play: results(given.proposed()) },
  { name: 'confirmed', play: results(given.order('confirmed')) },
  { name: 'the receipt', play: results(given.order('ordered')) },
  { name: 'as wide as it gets', play: results(given.wideOrder()) },
  {
    name: 'a refusal',
    play: (scene) =>
      scene.refusal(undefined, 'One of those things is out of stock. Nothing was ordered.'),
  },
  {
    name: 'a receipt that is all that is known',
    play: (scene) =>
      scene.result(
        given.redeemed(),
        'Ordered. You paid $47.61 to Harbor Roasters. The check words are amber falcon. Your receipt is on your phone and comes by e-mail.',
      ),
  },
  {
    name: 'after the end',
    play: async (scene) => {
      await scene.result(given.products(3));
      await scene.teardown();
    },
  },
];

const inTheme = (theme: string): readonly Shot[] =>
  CARDS.map((shot) => ({ ...shot, how: { context: { ...CANVAS, theme } } }));

const LANGUAGES: readonly Shot[] = SPEECH_LOCALES.map((locale) => ({
  name: locale,
  how: { context: { ...CANVAS, theme: 'light', locale } },
  play: results(given.proposed()),
}));

const PLACES: readonly Shot[] = [
  { width: 960, height: 480, name: '960x480', play: results(given.products()) },
  { width: 390, height: 780, name: 'a phone', play: results(given.proposed()) },
  { width: 390, height: 780, name: 'a phone', play: results(given.cart()) },
].map(({ width, height, ...shot }) => ({
  ...shot,
  width: width * 0.5,
  how: {
    width,
    height,
    context: { theme: 'dark', ...(width < 500 ? { platform: 'mobile' } : {}), maxHeight: height },
  },
}));

export async function main([
  folder = join(ROOT, 'docs', 'screens', 'widget'),
]: readonly string[]): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const stage = await openWidgetStage();
  try {
    for (const [name, shots] of Object.entries({
      dark: inTheme('dark'),
      light: inTheme('light'),
      languages: LANGUAGES,
      places: PLACES,
    })) {
      writeFileSync(join(folder, `${name}.png`), await takeSheet(stage, shots));
    }
  } finally {
    await stage.close();
  }
  console.log(`4 sheets in ${folder}`);
  return 0;
}

async function takeSheet(stage: WidgetStage, shots: readonly Shot[]): Promise<Buffer> {
  const images: string[] = [];
  for (const { how = {}, play, width = 512 } of shots) {
    const scene = await stage.open(how);
    await play?.(scene);
    const png = await scene.page.screenshot();
    images.push(
      `<img width="${String(width)}" src="data:image/png;base64,${png.toString('base64')}">`,
    );
  }
  const sheet = await stage.openSheet();
  await sheet.setContent(
    `<!doctype html><style>body{margin:8px;background:#8a93a0;display:flex;flex-wrap:wrap;gap:8px;align-items:start}</style>${images.join('')}`,
  );
  await sheet.waitForFunction(() => [...document.images].every((image) => image.complete));
  const png = await sheet.screenshot({ fullPage: true });
  await sheet.close();
  return makeSmallPng(png);
}
