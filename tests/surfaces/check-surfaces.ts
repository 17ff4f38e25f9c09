/**
 * One order on the five surfaces (invariant 4): the written sentence, the spoken one, the Show's card, the phone's card and the receipt,
 * each made by the code that makes it for customers, and each amount read back by the name that stands with it.
 */
import fc from 'fast-check';
import {
  minorUnitsOf,
  showableText,
  type DryRun,
  type OrderTerms,
  type OrderView,
  type SpeechLocale,
} from '#core';
import { aplScreenOf, makeReceiptCardData, makeTotalCardData } from '#screens/apl';
import { HbOrderReview, HbReceipt, HbTotalCard, type ShowCardData } from '#screens/elements';
import { APL_TEXTS, PHONE_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { describeOrder } from '../../mcp/orders/describe-order.ts';
import { composeWrittenReceipt } from '../../settlement/receipt/compose-written-receipt.ts';
import { flattened, textOf } from './flatten-template.ts';
import { dryRunOf, EMPTY_KEY, orderedViewOf, receiptOf } from './make-surfaces.ts';
import { orderOfAnyTexts } from './order-arbitrary.ts';
import { readingOf, readRows, readSentence, type Reading, type Row } from './read-surfaces.ts';
import { SURFACE_NAMES } from './surface-names.ts';

const LINES_ON_SHOW_CARD = 4;
/** The one on which every line that a card can hold has room. */
const UPRIGHT = aplScreenOf({ currentPixelWidth: 1080, currentPixelHeight: 1920, dpi: 160 });

type Surfaces = readonly (readonly [string, readonly Reading[]])[];

/** @throws {Error} with a shrunk order, where a surface shows or says another amount than the field that it names. */
export function checkSurfaces({
  locale,
  orders,
}: {
  readonly locale: SpeechLocale;
  readonly orders: number;
}): void {
  fc.assert(
    fc.property(orderOfAnyTexts, (terms) => {
      checkSurfacesOf({ ...terms, locale });
    }),
    { numRuns: orders },
  );
}

export function checkSurfacesOf(terms: OrderTerms): void {
  const dryRun = dryRunOf(terms);
  const amounts = amountsOf(terms);
  const lines = linesOf(terms);
  const view = orderedViewOf(dryRun);
  const rows = [...lines, ...amounts];
  expectEach(readSentences(dryRun, view), amounts);
  expectEach(readPhone(view, terms.locale), rows);
  expectEach(readShowCards(dryRun), [...lines.slice(0, LINES_ON_SHOW_CARD), ...amounts]);
  expectEach(readReceipts(dryRun), rows);
}

function expectEach(surfaces: Surfaces, expected: readonly Reading[]): void {
  for (const [surface, read] of surfaces) {
    if (read.join('\n') !== expected.join('\n')) {
      throw new Error(`${surface}: ${read.join('; ')}, and not ${expected.join('; ')}`);
    }
  }
}

/** The fields themselves, by name; nothing of core's own list of them is used. */
function amountsOf({ currency, ...terms }: OrderTerms): readonly Reading[] {
  const named = (name: string, amount: number) =>
    amount === 0 ? [] : [readingOf(name, { amountMinor: minorUnitsOf(amount), currency })];
  return [
    ...named('delivery', terms.deliveryMinor),
    ...named('tax', terms.taxMinor),
    ...terms.discounts.flatMap(({ amountMinor }) => named('discount', amountMinor)),
    readingOf('total', { amountMinor: terms.totalMinor, currency }),
  ];
}

function linesOf({ lines, currency, locale }: OrderTerms): readonly Reading[] {
  return lines.map(({ quantity, title, lineTotalMinor }) =>
    readingOf(`line ${String(quantity)} × ${showableText(title, locale)}`, {
      amountMinor: lineTotalMinor,
      currency,
    }),
  );
}

function readSentences({ terms, sentence, spokenText }: DryRun, view: OrderView): Surfaces {
  const { locale } = terms;
  return [
    ['written sentence', readSentence(sentence, { locale, isSpoken: false })],
    ['spoken sentence', readSentence(spokenText, { locale, isSpoken: true })],
    ['sentence on the phone', readSentence(view.sentence, { locale, isSpoken: false })],
  ];
}

/** The view as data, and what the phone's elements draw of it before and after it is bought. */
function readPhone(view: OrderView, locale: SpeechLocale): Surfaces {
  const texts = PHONE_TEXTS[locale];
  const review = new HbOrderReview();
  Object.assign(review, { order: { ...view, state: 'to_confirm', receipt: null }, texts });
  const receipt = new HbReceipt();
  Object.assign(receipt, { order: view, texts });
  const { card } = SURFACE_NAMES[locale].totals;
  const rows = [
    ...view.lines.map(({ title, quantity, lineTotal }) => ({
      label: `${String(quantity)} × ${title}`,
      amount: lineTotal,
    })),
    ...view.charges,
    { label: card, amount: view.total },
  ];
  expectLargeTotal(flattened(receipt.render()), view.receipt?.charged ?? '');
  expectLargeTotal(flattened(review.render()), view.total);
  return [
    ['view of the phone', readRows(rows, { locale, totals: [card] })],
    ['order on the phone', readDrawn(flattened(review.render()), { locale, totals: [card] })],
    ['receipt on the phone', readDrawn(flattened(receipt.render()), { locale, totals: [card] })],
  ];
}

/** The large amount above all else is the total, or what was charged. */
function expectLargeTotal(drawn: string, amount: string): void {
  const large = /<p class="total">(.*?)<\/p>/su.exec(drawn)?.[1] ?? '';
  if (!textOf(large).endsWith(amount)) throw new Error(`large: ${textOf(large)}, not ${amount}`);
}

function readShowCards(dryRun: DryRun): Surfaces {
  const { terms } = dryRun;
  const { locale } = terms;
  const { card: strings } = SKILL_STRINGS[locale];
  const order = describeOrder(
    { requestKey: EMPTY_KEY, cardOrigin: 'https://card.example' },
    terms,
    { dryRun, standing: { state: 'ordered', triesLeft: null, receipt: receiptOf(dryRun) } },
  );
  const shown = {
    ...order,
    lines: order.lines.map(({ line_total: lineTotal, ...line }) => ({ ...line, lineTotal })),
    checkWords: order.check_words,
    cardUrl: order.card_url,
  };
  const charged = { receiptNumber: 'R', charged: order.receipt?.charged ?? '' };
  const setting = { strings, texts: APL_TEXTS[locale], screen: UPRIGHT };
  return [
    ...readCard('card of the order', makeTotalCardData(shown, 'dry_run', setting), locale),
    ...readCard('card of the receipt', makeReceiptCardData(shown, charged, setting), locale),
  ];
}

/** The data that the Show is sent, and what the page draws of it. */
function readCard(name: string, data: ShowCardData, locale: SpeechLocale): Surfaces {
  const { card, paid } = SURFACE_NAMES[locale].totals;
  const totals = [data.kind === 'total' ? card : paid];
  const rows = [...data.lines, ...data.charges].map(({ text: label, amount }) => ({
    label,
    amount,
  }));
  const drawn = new HbTotalCard();
  Object.assign(drawn, { data });
  const html = flattened(drawn.render());
  const total = /<p class="total">.*?<span class="label">(.*?)<\/span>(.*?)<\/p>/su.exec(html);
  const totalDrawn = { label: textOf(total?.[1] ?? ''), amount: textOf(total?.[2] ?? '') };
  const broken = data.totalRows.join('').replace(/\s/gu, '');
  if (broken !== data.total.replace(/\s/gu, '')) throw new Error(`broken total: ${broken}`);
  return [
    [name, readRows([...rows, { label: data.totalLabel, amount: data.total }], { locale, totals })],
    [`${name}, drawn`, readRows([...rowsDrawn(html), totalDrawn], { locale, totals })],
  ];
}

function readDrawn(
  html: string,
  of: { readonly locale: SpeechLocale; readonly totals: readonly string[] },
): readonly Reading[] {
  return readRows(rowsDrawn(html), of);
}

function rowsDrawn(html: string): readonly Row[] {
  const row = /<span class="name">(.*?)<\/span>\s*<span class="money">(.*?)<\/span>\s*<\/li>/gsu;
  return [...html.matchAll(row)].map(([, label = '', amount = '']) => ({
    label: textOf(label),
    amount: textOf(amount),
  }));
}

function readReceipts(dryRun: DryRun): Surfaces {
  const { locale } = dryRun.terms;
  const totals = [SURFACE_NAMES[locale].totals.receipt];
  const { text, html } = composeWrittenReceipt(receiptOf(dryRun));
  return [
    ['written receipt', readRows(rowsInText(text), { locale, totals })],
    ['html receipt', readRows(rowsInHtml(html, totals[0] ?? ''), { locale, totals })],
  ];
}

/** The lines between the first and the second empty one: `label: amount`, the amount behind the last colon. */
function rowsInText(text: string): readonly Row[] {
  const [, rows = ''] = text.split('\n\n');
  return rows.split('\n').map((line) => {
    const [, label = '', amount = ''] = /^(.*): (.*?)$/u.exec(line) ?? [];
    return { label, amount };
  });
}

function rowsInHtml(html: string, total: string): readonly Row[] {
  const rows = [...html.matchAll(/<tr><td[^>]*>(.*?)<\/td><td[^>]*>(.*?)<\/td><\/tr>/gu)];
  const paragraphs = [...html.matchAll(/<p [^>]*>(.*?)<\/p>/gu)].map(([, inner = '']) =>
    textOf(inner),
  );
  const at = paragraphs.indexOf(total);
  return [
    ...rows.map(([, label = '', amount = '']) => ({
      label: textOf(label),
      amount: textOf(amount),
    })),
    { label: total, amount: at < 0 ? '' : (paragraphs[at + 1] ?? '') },
  ];
}
