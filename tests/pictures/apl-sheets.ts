/** One contact sheet for each kind of screen: every device side by side, dark, light, and with the worst that a shop can send. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { SCREEN_KINDS, sizesOf, type ScreenData } from '#screens/apl';
import { APL_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { aplScreenOfEcho, SCREENS } from '../screens/apl/echo-screens.ts';
import { openEngineStage, type EngineStage, type Shown } from '../screens/apl/engine-stage.ts';
import { CASES } from '../screens/apl/screen-cases.ts';
import { makeSmallPng } from './small-png.ts';

type Kind = ScreenData['kind'];

/** Height of each picture on a sheet; a device that stands upright has more. */
const HEIGHT = 236;
const UPRIGHT_HEIGHT = 300;

const ROWS: Readonly<Record<Kind, readonly (readonly [string, Shown['theme']])[]>> = {
  total: usually('total'),
  receipt: usually('receipt'),
  waiting: usually('waiting'),
  halted: usually('halted'),
  cart: [...usually('cart'), ['cart empty', 'dark']],
  products: usually('products'),
  problem: [
    ['problem nothing bought', 'dark'],
    ['problem nothing bought', 'light'],
    ['problem unclear', 'dark'],
  ],
};

const WORDS: Readonly<Record<Kind, string>> = {
  total: 'The total card: an order that was read out. Nothing is bought.',
  receipt: 'The receipt.',
  waiting: 'Waiting for the phone.',
  halted: 'Halted: the phone asks for a passkey.',
  problem: 'What went wrong, and what that means for the money.',
  cart: 'The cart. Its button reads the total out and buys nothing.',
  products: 'Products to choose from.',
};

function usually(kind: string): readonly (readonly [string, Shown['theme']])[] {
  return [
    [`${kind} as usual`, 'dark'],
    [`${kind} as usual`, 'light'],
    [`${kind} with long titles`, 'dark'],
    [`${kind} from right to left`, 'light'],
  ];
}

export async function takeAplSheets(folder: string, kinds: readonly Kind[]): Promise<void> {
  const stage = await openEngineStage();
  const sheet = await stage.page.context().newPage();
  try {
    for (const kind of kinds) {
      const rows: string[] = [];
      for (const [name, theme] of ROWS[kind]) {
        const pictures = [];
        for (const { echo } of SCREENS) pictures.push(await shoot(stage, { name, theme, echo }));
        rows.push(`<div>${pictures.join('')}</div>`);
      }
      writeFileSync(join(folder, `${kind}.png`), makeSmallPng(await shootSheet(sheet, rows)));
    }
  } finally {
    await stage.close();
  }
}

export function describeAplSheets(): string {
  return [
    '# The screens of an Echo',
    '',
    'Taken by `node tests/pictures/apl.mjs`: drawn by Amazon’s APL 1.4 engine with the typeface Inter in the place of Amazon’s, which is no proof of a device. From left to right:',
    `${SCREENS.map(({ name }) => name).join('; ')}. First as usual, dark and light; then with the longest titles and nine-digit totals; then from right to left.`,
    '',
    'One rule of sizes: everything is what it is at 1280x800 dp times the shorter side over 800 (`screens/apl/screen/sizes-of.ts`). The total is 53 dp there.',
    '',
    'The pictures that a test compares each later drawing with are kept in `tests/screens/apl/kept`, with every letter 4 % wider; `node tests/pictures/apl.mjs --write` takes them anew.',
    '',
    '| screen | total |',
    '| --- | --- |',
    ...SCREENS.map(
      ({ name, echo }) => `| ${name} | ${String(sizesOf(aplScreenOfEcho(echo)).total)} dp |`,
    ),
    '',
    ...SCREEN_KINDS.flatMap((kind) => [
      `## ${WORDS[kind]}`,
      '',
      `![${WORDS[kind]}](${kind}.png)`,
      '',
    ]),
  ].join('\n');
}

async function shoot(
  stage: EngineStage,
  { name, theme, echo }: { readonly name: string } & Pick<Shown, 'theme' | 'echo'>,
): Promise<string> {
  const wanted = CASES.find((each) => each.name === name);
  if (wanted === undefined) throw new Error(`There is no case ${name}.`);
  const data = wanted.make({
    strings: SKILL_STRINGS['en-US'].card,
    texts: APL_TEXTS['en-US'],
    screen: aplScreenOfEcho(echo),
  });
  await stage.draw({ echo, theme, data });
  const height = echo.heightDp > echo.widthDp ? UPRIGHT_HEIGHT : HEIGHT;
  const scale = height / echo.heightDp;
  await stage.page.evaluate((by) => {
    document.body.style.background = '#8a93a0';
    document.body.style.transformOrigin = '0 0';
    document.body.style.scale = String(by);
  }, scale);
  const width = Math.round(echo.widthDp * scale);
  const png = await stage.page.screenshot({ clip: { x: 0, y: 0, width, height } });
  return `<img width="${String(width)}" height="${String(height)}" src="data:image/png;base64,${png.toString('base64')}">`;
}

async function shootSheet(sheet: Page, rows: readonly string[]): Promise<Buffer> {
  await sheet.setContent(
    `<!doctype html><style>body{margin:8px;background:#8a93a0;inline-size:max-content}div{display:flex;gap:8px;align-items:start;margin-block-end:8px}</style>${rows.join('')}`,
  );
  const box = await sheet.locator('body').boundingBox();
  const [width, height] = [(box?.width ?? 0) + 16, (box?.height ?? 0) + 16].map(Math.ceil);
  await sheet.setViewportSize({ width: width ?? 1, height: height ?? 1 });
  return sheet.screenshot();
}
