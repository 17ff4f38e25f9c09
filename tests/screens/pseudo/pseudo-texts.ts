/** A language that nobody speaks: every fixed text is longer, accented, and written from right to left. It stands in for Chinese. */
import type { PhoneTexts } from '../../../screens/strings/phone/phone-texts.ts';
import { PHONE_EN_US } from '../../../screens/strings/phone/en-us.ts';
import type { AccountTexts } from '../../../screens/strings/account/account-texts.ts';
import { ACCOUNT_EN_US } from '../../../screens/strings/account/en-us.ts';

/** Right-to-left override, so that the Latin letters run as Hebrew or Arabic ones would; and its end. */
const FROM_RIGHT = '\u202e';
const END = '\u202c';
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
};

/** Forty in a hundred longer, as translations of short texts may be; runs that a table is given stay whole. */
export function pseudo(text: string): string {
  if (text === '') return '';
  const longer = text.replace(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter);
  return `${FROM_RIGHT}${longer} ${'·ón'.repeat(Math.ceil(text.length / 8))}${END}`;
}

function pseudoOf<Table>(table: Table): Table {
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudo(value);
    if (typeof value === 'function') {
      return (...given: readonly unknown[]) => {
        const made: unknown = (value as (...all: readonly unknown[]) => unknown)(...given);
        return typeof made === 'string' ? `${FROM_RIGHT}${made} ·ón·ón${END}` : made;
      };
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
  };
  return change(table) as Table;
}

export const PHONE_ZH_CN: PhoneTexts = {
  ...pseudoOf(PHONE_EN_US),
  locale: 'zh-CN',
  direction: 'rtl',
};
export const ACCOUNT_ZH_CN: AccountTexts = pseudoOf(ACCOUNT_EN_US);
