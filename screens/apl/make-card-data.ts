/** The two cards' data from one order: total card and receipt cannot disagree, because one function fills both. */
import type { CardState, CardStrings } from '#screens/strings';
import { breakTotal } from './break-total.ts';
import type { CardLine, ReceiptCardData, TotalCardData } from './card-data.ts';
import { QR_UNITS } from './card-graphics.ts';
import { TOTAL_FONT_SIZE_DP } from './card-sizes.ts';
import { qrPath } from './qr-path.ts';

/** An order as the shop's answers describe it; text from outside is showable already. */
export interface CardOrder {
  readonly shop: string;
  readonly lines: readonly {
    readonly title: string;
    readonly quantity: number;
    readonly lineTotal: string;
  }[];
  readonly charges: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
  readonly checkWords: string;
  readonly instrument: string;
  readonly cardUrl: string;
}

export interface CardSetting {
  readonly strings: CardStrings;
  /** Width of the device's viewport. */
  readonly viewportWidthDp: number;
}

const LINES_ON_CARD = 4;

export function makeTotalCardData(
  order: CardOrder,
  state: Exclude<CardState, 'ordered'>,
  setting: CardSetting,
): TotalCardData {
  const { strings } = setting;
  const qr = qrPath(order.cardUrl);
  return {
    kind: 'total',
    ...commonPart(order, setting),
    stateWord: strings.states[state],
    totalLabel: strings.total,
    instruction: instructionOf(state, strings),
    cardAddress: order.cardUrl,
    cardHost: new URL(order.cardUrl).host,
    qrPath: qr.path,
    qrScale: QR_UNITS / qr.size,
  };
}

export function makeReceiptCardData(
  order: CardOrder,
  receipt: { readonly receiptNumber: string; readonly charged: string },
  setting: CardSetting,
): ReceiptCardData {
  const { strings } = setting;
  return {
    kind: 'receipt',
    // What was charged, from the evidence, and not what was to be charged.
    ...commonPart({ ...order, total: receipt.charged }, setting),
    stateWord: strings.states.ordered,
    totalLabel: strings.paid,
    receiptLabel: strings.receipt,
    receiptNumber: receipt.receiptNumber,
  };
}

function instructionOf(state: CardState, strings: CardStrings): string {
  if (state === 'dry_run') return strings.instruction;
  return state === 'confirmed' ? strings.confirmedInstruction : strings.endedInstruction;
}

function commonPart(
  order: CardOrder,
  { strings, viewportWidthDp }: CardSetting,
): Omit<ReceiptCardData, 'kind' | 'stateWord' | 'totalLabel' | 'receiptLabel' | 'receiptNumber'> {
  const hidden = order.lines.length - LINES_ON_CARD;
  return {
    shop: withoutMarkup(order.shop),
    lines: order.lines.slice(0, LINES_ON_CARD).map((line): CardLine => ({
      text: `${String(line.quantity)} × ${withoutMarkup(line.title)}`,
      amount: line.lineTotal,
    })),
    moreLines: hidden > 0 ? strings.moreLines(hidden) : '',
    charges: order.charges.map(({ label, amount }) => ({ text: withoutMarkup(label), amount })),
    total: order.total,
    // Half of the width belongs to the label and the edges.
    totalRows: breakTotal(order.total, {
      widthDp: viewportWidthDp / 2,
      fontSizeDp: TOTAL_FONT_SIZE_DP,
    }),
    checkWordsLabel: strings.checkWords,
    checkWords: order.checkWords,
    instrument: withoutMarkup(order.instrument),
  };
}

/** APL reads `<` in a text as markup; a look-alike is drawn instead, so that no title can restyle or break a card. */
function withoutMarkup(text: string): string {
  return text.replaceAll('<', '‹');
}
