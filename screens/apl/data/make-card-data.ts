/** The two cards' data from one order: total card and receipt cannot disagree, because one function fills both. */
import type { CardState } from '#screens/strings';
import { layoutOf, type AplScreen } from '../screen/apl-screen.ts';
import { contentBoxOf, sizesOf } from '../screen/sizes-of.ts';
import { widthOf } from '../screen/text-room.ts';
import { addressOf } from './address-of.ts';
import { fitCard } from './fit-card.ts';
import type { CardLine, ReceiptCardData, StateTone, TotalCardData } from './screen-data.ts';
import type { ScreenSetting } from './screen-setting.ts';
import { totalOf, type TotalOrder } from './total-of.ts';
import { withoutMarkup } from './without-markup.ts';

/** An order as the shop's answers describe it; text from outside is showable already. */
export interface CardOrder extends TotalOrder {
  readonly lines: readonly {
    readonly title: string;
    readonly quantity: number;
    readonly lineTotal: string;
  }[];
  readonly charges: readonly { readonly label: string; readonly amount: string }[];
  readonly instrument: string;
  readonly cardUrl: string;
}

const MOST_LINES = 4;

const TONES: Readonly<Record<CardState, StateTone>> = {
  dry_run: 'waiting',
  confirmed: 'waiting',
  ordered: 'done',
  locked: 'stopped',
  cancelled: 'stopped',
  declined: 'stopped',
  expired: 'stopped',
  not_bought: 'stopped',
  payment_processing: 'waiting',
  payment_declined: 'stopped',
  payment_unknown: 'waiting',
};

export function makeTotalCardData(
  order: CardOrder,
  state: Exclude<CardState, 'ordered'>,
  setting: ScreenSetting,
): TotalCardData {
  const { strings } = setting;
  const instruction = instructionOf(state, setting);
  return {
    kind: 'total',
    ...commonPart(order, setting, { state, label: strings.total, instruction }),
    ...addressOf(order.cardUrl, instruction, setting),
  };
}

export function makeReceiptCardData(
  order: CardOrder,
  receipt: { readonly receiptNumber: string; readonly charged: string },
  setting: ScreenSetting,
): ReceiptCardData {
  const { strings } = setting;
  // What was charged, from the evidence, and not what was to be charged.
  const charged = { ...order, total: receipt.charged };
  return {
    kind: 'receipt',
    ...commonPart(charged, setting, { state: 'ordered', label: strings.paid }),
    receiptLabel: strings.receipt,
    receiptNumber: receipt.receiptNumber,
  };
}

function instructionOf(state: CardState, { strings }: ScreenSetting): string {
  if (state === 'dry_run') return strings.instruction;
  return state === 'confirmed' ? strings.confirmedInstruction : strings.endedInstruction;
}

function commonPart(
  order: CardOrder,
  setting: ScreenSetting,
  {
    state,
    label,
    instruction,
  }: { readonly state: CardState; readonly label: string; readonly instruction?: string },
): Omit<ReceiptCardData, 'kind' | 'receiptLabel' | 'receiptNumber'> {
  const { strings, screen } = setting;
  const total = totalOf(order, setting, {
    stateWord: strings.states[state],
    tone: TONES[state],
    label,
    widthDp: widthOfTotal(label, screen),
  });
  const lines = order.lines.slice(0, MOST_LINES).map((line): CardLine => ({
    text: `${String(line.quantity)} × ${withoutMarkup(line.title)}`,
    amount: line.lineTotal,
  }));
  const charges = order.charges.map((charge) => ({
    text: withoutMarkup(charge.label),
    amount: charge.amount,
  }));
  const fitted = fitCard(
    { lines, charges, lineCount: order.lines.length },
    { screen, total, instruction },
  );
  const hidden = order.lines.length - fitted.count;
  return {
    ...total,
    lines: lines.slice(0, fitted.count),
    moreLines: hidden > 0 ? strings.moreLines(hidden) : '',
    titleLines: fitted.titleLines,
    scrolls: fitted.scrolls,
    charges,
    instrument: withoutMarkup(order.instrument),
  };
}

/** Beside its label, or, in a circle, under it. */
function widthOfTotal(label: string, screen: AplScreen): number {
  const { widthDp } = contentBoxOf(screen);
  if (layoutOf(screen) === 'round') return widthDp;
  const { headline, gap } = sizesOf(screen);
  return widthDp - widthOf(label, headline) - gap;
}
