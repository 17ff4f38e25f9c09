/** One letter about a change of the account, as plain text and with a little form. It holds no link, so that nobody learns to follow one. */
import {
  amountFreeText,
  FAILED_PAYMENT_LETTER_KINDS,
  MONEY_LETTER_KINDS,
  SPEECH_LOCALES,
  type Letter,
  type WrittenMessage,
} from '#core';
import { escapeForHtml } from '../receipt/escape-for-html.ts';
import { letterWordsOf, type LetterWords } from './words/letter-words.ts';

export function composeLetter(
  letter: Letter,
  shopName: string,
): Pick<WrittenMessage, 'subject' | 'text' | 'html'> {
  const { locale } = letter;
  const words = letterWordsOf(locale);
  // Chinese is written and not spoken: what is said of a text in which nothing is left never shows here.
  const spoken = SPEECH_LOCALES.find((known) => known === locale) ?? 'en-US';
  const shop = amountFreeText(shopName, spoken);
  const isAboutMoney = MONEY_KINDS.includes(letter.kind);
  // An amount of ours is what such a letter is about; any other text may be anybody's, and says none.
  const safe = (text: string): string =>
    isAboutMoney ? text : amountFreeText(text, spoken, words.nameless);
  const about = letter.about === null ? words.nameless : safe(letter.about);
  const subject = subjectOf(letter.kind, words)(shop);
  const lines = [
    words.says[letter.kind](about),
    words.when(writeTime(letter.at, locale)),
    ...(isAboutMoney ? [] : [words.ifNotYou(shop)]),
  ];
  return {
    subject,
    text: [...lines, ''].join('\n\n'),
    html: composeHtml({ subject, lines, locale }),
  };
}

const MONEY_KINDS: readonly string[] = MONEY_LETTER_KINDS;
const FAILED_PAYMENT_KINDS: readonly string[] = FAILED_PAYMENT_LETTER_KINDS;

function subjectOf(kind: Letter['kind'], words: LetterWords): (shop: string) => string {
  if (FAILED_PAYMENT_KINDS.includes(kind)) return words.paymentSubject;
  return MONEY_KINDS.includes(kind) ? words.moneySubject : words.subject;
}

/** In one zone that is named, since nobody knows where the letter is read. */
function writeTime(epochMs: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(epochMs)} (UTC)`;
}

function composeHtml(of: {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly locale: string;
}): string {
  const body = 'margin:0;padding:24px 16px;background:#ffffff;color:#171a1f;font-size:16px';
  return [
    '<!doctype html>',
    `<html lang="${escapeForHtml(of.locale)}">`,
    `<head><meta charset="utf-8"><title>${escapeForHtml(of.subject)}</title></head>`,
    `<body style="${body};line-height:1.5;font-family:system-ui,sans-serif">`,
    '<div style="max-width:560px;margin:0 auto">',
    `<h1 style="margin:0;font-size:18px;font-weight:600">${escapeForHtml(of.subject)}</h1>`,
    ...of.lines.map((line) => `<p style="margin:12px 0 0" dir="auto">${escapeForHtml(line)}</p>`),
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
