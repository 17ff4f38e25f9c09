/** Titles that say an amount in the words of our own sentence, or as shops and customers say one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountFreeText, speakableText, SPEECH_LOCALES, type SpeechLocale } from '#core';
import { fill, wordingOf } from '../../../../core/speech/sentence/wording.ts';

const FIFTEEN: Readonly<Record<string, string>> = {
  en: 'fifteen',
  es: 'quince',
  de: 'fünfzehn',
  fr: 'quinze',
  it: 'quindici',
  pt: 'quinze',
  ja: 'じゅうご',
  hi: 'पंद्रह',
};

function ownAmountTitles(locale: SpeechLocale, number: string): readonly string[] {
  const wording = wordingOf(locale);
  return [wording.spoken, wording.written].flatMap((phrases) => {
    const readBack = fill(phrases.readBack, { digits: number });
    return [
      fill(phrases.deliveryAmount, { amount: number }),
      fill(phrases.taxAmount, { amount: number }),
      fill(phrases.discountAmount, { amount: number, label: '' }),
      fill(phrases.discountAmount, { amount: number, label: 'Welcome' }),
      fill(phrases.discountAmount, { amount: number, label: 'Spring Garden Family Club Special' }),
      fill(phrases.total, { amount: number, readBack: '' }),
      fill(phrases.total, { amount: number, readBack }),
    ];
  });
}

describe.each(SPEECH_LOCALES)('our own amount sentences as titles in %s', (locale) => {
  it.each([FIFTEEN[locale.slice(0, 2)] ?? '', '15'])(
    'invariant 8: leave no number behind (%s) [REQ-OUTSIDE-LOCALES]',
    (number) => {
      const said = new RegExp(`\\d|${FIFTEEN[locale.slice(0, 2)] ?? ''}|十五`, 'iu');
      expect(number).not.toBe('');
      const faults = ownAmountTitles(locale, number)
        .map((title) => ({
          title,
          written: amountFreeText(title, locale),
          spoken: speakableText(title, locale),
        }))
        .filter(({ written, spoken }) => said.test(written) || said.test(spoken));
      expect(faults).toEqual([]);
    },
  );
});

describe('amounts as people say them', () => {
  it.each([
    ['fr-FR', "Le total s'élève à quinze", /quinze/u],
    ['fr-FR', 'La remise de bienvenue pour toute la famille s’élève à 15', /15|quinze/u],
    ['de-DE', 'Der Lieferpreis ist fünfzehn', /fünfzehn/u],
    ['en-GB', 'Mars bar 99p', /\d|nine/u],
    ['en-GB', 'Mars bar 15p', /\d|fifteen/u],
    ['en-GB', 'Sweets ten p', /ten/u],
    ['en-GB', 'Sweets for a tenner', /tenner|for/u],
    ['en-GB', 'Sweets for a fiver', /fiver|for/u],
    ['en-US', 'Sweets 15 bob', /15|fifteen|bob/u],
    ['en-US', 'Sweets ten nicker', /ten|nicker/u],
    ['en-CA', 'Sweets 15c', /\d|fifteen/u],
    ['ja-JP', 'お会計は五百', /五百/u],
    ['ja-JP', '全部で五百', /五百/u],
    ['ja-JP', '計五百', /五百/u],
    ['ja-JP', '五百になります', /五百/u],
    ['ja-JP', '合計はじゅうごです', /じゅうご/u],
    ['ja-JP', '割引いつもありがとうございますはじゅうご', /じゅうご/u],
    ['ja-JP', '割引いつもありがとうございますは十五', /十五/u],
    ['de-DE', 'macht fünfzehn', /fünfzehn/u],
    ['de-DE', 'insgesamt fünfzehn', /fünfzehn/u],
    ['de-DE', 'zusammen fünfzehn', /fünfzehn/u],
    ['es-ES', 'quince en total', /quince/u],
    ['fr-FR', 'quinze au total', /quinze/u],
    ['fr-FR', 'ça fait quinze', /quinze/u],
    ['it-IT', 'quindici in totale', /quindici/u],
    ['pt-BR', 'quinze no total', /quinze/u],
    ['pt-BR', 'sai por quinze', /quinze/u],
  ] as const)('invariant 8: are taken out (%s: %s) [REQ-OUTSIDE-LOCALES]', (locale, text, left) => {
    expect(amountFreeText(text, locale)).not.toMatch(left);
    expect(speakableText(text, locale)).not.toMatch(left);
  });

  it.each([
    ['5 долларов'],
    ['5 рублей'],
    ['5 евро'],
    ['5 копеек'],
    ['5 ευρώ'],
    ['5 달러'],
    ['오천원'],
    ['5000원'],
    ['سعر 5 دولار'],
    ['5 שקל'],
  ])('invariant 8: are taken out of writing in any script (%s) [REQ-OUTSIDE-LOCALES]', (amount) => {
    for (const locale of SPEECH_LOCALES) {
      const written = amountFreeText(`Roast ${amount}`, locale);
      expect(written).toMatch(/^Roast/u);
      expect(written).not.toMatch(/\d|доллар|рубл|евро|коп|ευρ|달러|원|دولار|שקל/u);
    }
  });
});

describe('numbers that are no amount', () => {
  it.each([
    ['es-ES', 'Welcome 10% off', 'Welcome diez por ciento off'],
    ['fr-FR', 'Welcome 10% off', 'Welcome dix pour cent off'],
    ['it-IT', 'Welcome 10% off', 'Welcome dieci per cento off'],
    ['pt-BR', 'Welcome 10% off', 'Welcome dez por cento off'],
    ['it-IT', 'Sconto 10%', 'Sconto dieci per cento'],
    ['es-ES', 'Cola 12x330ml', 'Cola doce x trescientos treinta mililitros'],
    ['de-DE', 'Cola 12x330ml', 'Cola zwölf x dreihundertdreißig Milliliter'],
    ['fr-FR', 'Cola 12x330ml', 'Cola douze x trois cent trente millilitres'],
    ['ja-JP', '腕時計 12個', '腕時計十二個'],
    ['en-GB', 'Open till 9 p.m.', 'Open till nine p m'],
    ['en-US', 'Bob Ross puzzle', 'Bob Ross puzzle'],
  ] as const)(
    'invariant 8: stay, and stay the same when cleaned again (%s: %s) [REQ-OUTSIDE-LOCALES]',
    (locale, text, spoken) => {
      expect(speakableText(text, locale)).toBe(spoken);
      expect(speakableText(spoken, locale)).toBe(spoken);
    },
  );
});

describe('pieces of amount sentences in any order', () => {
  const PIECES =
    'x|p|c|bob|10|15|%|per|cento|pour|cent|por|ciento|dieci|dix|en|au|in|total|totale|s’élève|à|ça|fait|sconto|è di|takes off|discount|計|割引|合計は|は|じゅうご|です|数字で|になります|全部で|五百|руб|원|오천원|دولار|quinze|sai|macht|fifteen|off|की है';
  const text = fc
    .array(fc.tuple(fc.constantFrom(...PIECES.split('|')), fc.constantFrom('', ' ')), {
      minLength: 1,
      maxLength: 10,
    })
    .map((pieces) => pieces.flat().join(''));

  it('invariant 8: are the same after a second cleaning [REQ-OUTSIDE-LOCALES]', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...SPEECH_LOCALES), (title, locale) => {
        for (const clean of [amountFreeText, speakableText]) {
          const once = clean(title, locale);
          expect(clean(once, locale)).toBe(once);
        }
      }),
      { numRuns: 1500 },
    );
  });
});
