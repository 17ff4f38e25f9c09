/**
 * Amounts as each locale writes them. By hand and not by `Intl`: the sentence is made anew by each side and compared to the letter,
 * so it cannot depend on the language data that a runtime happens to have.
 */
import { decimalText, type Money } from '../../money/money.ts';
import type { WrittenLocale } from '../speech-locale.ts';
import { WRITING, type AmountWriting } from './amount-writing.ts';

/** `$47.61`, `53,20 €`, `R$ 53,20`, `₹1,23,456.00`, `5,300円`; spaces inside do not break. */
export function writeAmount(money: Money, locale: WrittenLocale): string {
  const writing = WRITING[locale];
  const [whole = '', fraction] = decimalText(money).split('.');
  const grouped = groupDigits(whole, writing);
  const number = fraction === undefined ? grouped : `${grouped}${writing.decimal}${fraction}`;
  const { text, stands } = writing.signs[money.currency];
  return stands === 'before' ? `${text}${number}` : `${number}${text}`;
}

/** The digits that stand between the separators of a long number: `1 | 234 | 567`, and `12 | 34 | 567` in Hindi. */
export function digitGroups(
  whole: string,
  { grouping }: Pick<AmountWriting, 'grouping'>,
): readonly string[] {
  const head = whole.slice(0, -3);
  const pattern = grouping === 'indian' ? /\B(?=(?:\d{2})+$)/gu : /\B(?=(?:\d{3})+$)/gu;
  return head === '' ? [whole] : [...head.replace(pattern, ' ').split(' '), whole.slice(-3)];
}

function groupDigits(whole: string, writing: AmountWriting): string {
  const isShort = writing.grouping === 'from five digits' && whole.length < 5;
  return isShort ? whole : digitGroups(whole, writing).join(writing.group);
}
