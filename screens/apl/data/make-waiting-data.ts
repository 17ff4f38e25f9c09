/** An order that waits for its person: for the phone alone, or, halted, for a passkey there. */
import { layoutOf } from '../screen/apl-screen.ts';
import { contentBoxOf, sizesOf } from '../screen/sizes-of.ts';
import { addressOf } from './address-of.ts';
import type { WaitingData } from './screen-data.ts';
import type { ScreenSetting } from './screen-setting.ts';
import { totalOf, type TotalOrder } from './total-of.ts';

export interface WaitingOrder extends TotalOrder {
  readonly cardUrl: string;
}

export function makeWaitingData(
  order: WaitingOrder,
  kind: WaitingData['kind'],
  setting: ScreenSetting,
): WaitingData {
  const { strings, texts, screen } = setting;
  const isHalted = kind === 'halted';
  const { largeQr, gap } = sizesOf(screen);
  const { widthDp } = contentBoxOf(screen);
  return {
    kind,
    ...totalOf(order, setting, {
      stateWord: isHalted ? texts.haltedState : texts.waitingState,
      tone: isHalted ? 'stopped' : 'waiting',
      label: strings.total,
      widthDp: layoutOf(screen) === 'wide' ? widthDp - largeQr - 3 * gap : widthDp,
    }),
    words: isHalted ? texts.haltedWords : texts.waitingWords,
    ...addressOf(order.cardUrl, strings.instruction, setting),
  };
}
