/** The part of an order that every surface shows in the same order: whose it is, what happens to the money, how much, and its check words. */
import { breakTotal } from '../break-total.ts';
import { sizesOf } from '../screen/sizes-of.ts';
import type { StateTone, TotalData } from './screen-data.ts';
import type { ScreenSetting } from './screen-setting.ts';
import { withoutMarkup } from './without-markup.ts';

export interface TotalOrder {
  readonly shop: string;
  readonly total: string;
  readonly checkWords: string;
}

interface HowShown {
  readonly stateWord: string;
  readonly tone: StateTone;
  /** What stands beside or above the total. */
  readonly label: string;
  /** What the total may take of the screen's width. */
  readonly widthDp: number;
}

export function totalOf(
  order: TotalOrder,
  { strings, screen }: ScreenSetting,
  { stateWord, tone, label, widthDp }: HowShown,
): TotalData {
  return {
    shop: withoutMarkup(order.shop),
    stateWord,
    tone,
    totalLabel: label,
    total: order.total,
    totalRows: breakTotal(order.total, { widthDp, fontSizeDp: sizesOf(screen).total }),
    checkWordsLabel: strings.checkWords,
    checkWords: order.checkWords,
  };
}
