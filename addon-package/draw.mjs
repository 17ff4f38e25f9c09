/**
 * Draws the add-on's icons and its carousel image: `node addon-package/draw.mjs`. Nothing is fetched; the letters are the product's own font.
 * Each picture carries the hash of this file, so that a test sees one that was not drawn anew.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { ensureBrowser } from '../tests/browser.mjs';

const IMAGES = fileURLToPath(new URL('images/', import.meta.url));
const SOURCE = fileURLToPath(import.meta.url);
const ICON_SIZES = [64, 72, 88, 126, 180, 241];

/** The colors of the product's screens. */
const THEMES = {
  light: { paper: '#ffffff', ink: '#14181e', deep: '#2d415e', soft: '#4b535f', line: '#c9ced6' },
  dark: { paper: '#14181e', ink: '#ffffff', deep: '#c3cad4', soft: '#c3cad4', line: '#3c4654' },
};

/** The name alone, as large as the square allows: no sign of anybody else's. */
function icon(theme) {
  const { paper, deep } = THEMES[theme];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="100%" height="100%">
    <rect width="240" height="240" fill="${paper}"/>
    <g fill="${deep}" font-family="Inter" font-weight="700" font-size="48" text-anchor="middle">
      <text x="120" y="112">Harbor</text>
      <text x="120" y="166">Roasters</text>
    </g></svg>`;
}

/** For the screens where Alexa places the shop's logo: the name in one line, 80 px high, or in a square. */
function logo(theme, isSquare, isFilled) {
  const { paper, deep } = THEMES[theme];
  const [width, height] = isSquare ? [120, 120] : [LOGO_WIDTH, 80];
  const fill = isFilled ? `<rect width="${width}" height="${height}" fill="${paper}"/>` : '';
  const text = isSquare
    ? '<text x="60" y="56" font-size="24">Harbor</text><text x="60" y="84" font-size="24">Roasters</text>'
    : `<text x="${width / 2}" y="56" font-size="48">Harbor Roasters</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <style>@font-face{font-family:Inter;font-weight:100 900;src:url(${fontData()})}</style>${fill}
    <g fill="${deep}" font-family="Inter, sans-serif" font-weight="700" text-anchor="middle">${text}</g></svg>`;
}
const LOGO_WIDTH = 400;

const ORDER = [
  ['2 × Dark Roast', '$37.98'],
  ['Delivery to Home', '$6.50'],
  ['Tax', '$3.13'],
];

/** An order as the product shows it: what, how much, and that nothing is bought. No device is in it. */
function carousel() {
  const { paper, ink, deep, soft, line } = THEMES.light;
  const rows = ORDER.map(
    ([what, amount], index) => `
      <text x="84" y="${396 + index * 52}">${what}</text>
      <text x="516" y="${396 + index * 52}" text-anchor="end">${amount}</text>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900" width="100%" height="100%">
    <rect width="600" height="900" fill="${deep}"/>
    <g font-family="Inter">
      <text x="300" y="132" fill="${paper}" font-size="52" font-weight="700" text-anchor="middle">Harbor Roasters</text>
      <text x="300" y="184" fill="${paper}" font-size="26" text-anchor="middle">Heard, seen and written by you</text>
      <rect x="44" y="252" width="512" height="500" rx="24" fill="${paper}"/>
      <text x="84" y="326" fill="${soft}" font-size="24" font-weight="600">Nothing is bought</text>
      <g fill="${ink}" font-size="26">${rows}</g>
      <rect x="84" y="540" width="432" height="2" fill="${line}"/>
      <text x="84" y="622" fill="${ink}" font-size="34" font-weight="600">Total</text>
      <text x="516" y="622" fill="${ink}" font-size="60" font-weight="700" text-anchor="end">$47.61</text>
      <text x="84" y="702" fill="${soft}" font-size="24">Check words: amber falcon</text>
      <text x="300" y="824" fill="${paper}" font-size="28" text-anchor="middle">Type the total on your phone,</text>
      <text x="300" y="862" fill="${paper}" font-size="28" text-anchor="middle">and say the code it shows.</text>
    </g></svg>`;
}

function fontData() {
  const font = createRequire(import.meta.url).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  );
  return `data:font/woff2;base64,${readFileSync(font).toString('base64')}`;
}

function pageOf(svg) {
  return `<!doctype html><style>@font-face{font-family:Inter;font-weight:100 900;src:url(${fontData()})}
    html,body{margin:0;height:100%}svg{display:block}</style>${svg}`;
}

/** A text chunk after the header (PNG specification, section 11.3.3.3). */
function withText(png, key, value) {
  const body = Buffer.concat([Buffer.from('tEXt'), Buffer.from(`${key}\0${value}`, 'latin1')]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

const { chromium } = await import('playwright');
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox'],
});
const hash = createHash('sha256').update(readFileSync(SOURCE)).digest('hex');
mkdirSync(IMAGES, { recursive: true });
try {
  const draw = async (file, svg, width, height) => {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(pageOf(svg));
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ omitBackground: true });
    writeFileSync(`${IMAGES}${file}`, withText(png, 'Source', hash));
    await page.close();
  };
  for (const theme of Object.keys(THEMES)) {
    for (const size of ICON_SIZES) {
      await draw(`icon-${theme}-${size}.png`, icon(theme), size, size);
    }
  }
  await draw('carousel-600x900.png', carousel(), 600, 900);
  for (const theme of Object.keys(THEMES)) {
    await draw(`logo-${theme}.png`, logo(theme, false, false), LOGO_WIDTH, 80);
    await draw(`logo-square-${theme}.png`, logo(theme, true, false), 120, 120);
    await draw(`logo-square-filled-${theme}.png`, logo(theme, true, true), 120, 120);
    writeFileSync(`${IMAGES}logo-${theme}.svg`, logo(theme, false, false));
    writeFileSync(`${IMAGES}logo-square-${theme}.svg`, logo(theme, true, false));
  }
} finally {
  await browser.close();
}
