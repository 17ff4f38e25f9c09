import { SPEECH_LOCALES, WRITTEN_LOCALES, type WrittenLocale } from '#core';
import { PHONE_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { describe, expect, it } from 'vitest';
import { wordingOf } from '../../../core/speech/sentence/wording.ts';
import { cardTextsOf, phoneTextsOf, speechOf } from './table-texts.ts';

/** Every text of the locale on phone, Echo and in speech, with its name. */
function textsOf(locale: WrittenLocale): readonly (readonly [string, string])[] {
  const spoken = SPEECH_LOCALES.find((each) => each === locale);
  return [
    ...Object.entries(phoneTextsOf(PHONE_TEXTS[locale])),
    ...(spoken === undefined ? [] : Object.entries(speechOf(SKILL_STRINGS[spoken]))),
    ...(spoken === undefined ? [] : Object.entries(cardTextsOf(SKILL_STRINGS[spoken]))),
  ];
}

describe('[REQ-STRINGS-SAME-WORDS] the screens use the words of the sentence', () => {
  it.each(SPEECH_LOCALES)('for total, check words and dry run: %s', (locale) => {
    const { written } = wordingOf(locale);
    const { card } = SKILL_STRINGS[locale];
    const { order } = PHONE_TEXTS[locale];
    expect(written.checkWords.toLowerCase()).toContain(card.checkWords.toLowerCase());
    expect(written.total.toLowerCase()).toContain(card.total.toLowerCase());
    expect(order.checkWords).toBe(card.checkWords);
    expect(order.total).toBe(card.total);
    const dryRun = (card.dryRunTitle.split(/\s*[:：]/u)[0] ?? '').toLowerCase();
    expect(dryRun).not.toBe('');
    expect(written.dryRun.toLowerCase()).toContain(dryRun);
    expect(PHONE_TEXTS[locale].receipt.title).toBe(card.receipt);
  });
});

describe('[REQ-STRINGS-PLAIN] no text speaks of machines', () => {
  const MACHINE_WORDS =
    /(?<!\p{L})(?:success\p{L}*|error\p{L}*|oops|sessions?|tokens?|json|null|http|exception|failed|erfolg\p{L}*|fehler\p{L}*|sitzung\p{L}*|panne|succès|erreurs?|jetons?|échec|éxito|errores|sesión|fallo|successo|errore|errori|sessione|fallit[oa]|sucesso|erros?|sessão|falha|falhou|digest|api|id)(?!\p{L})|成功|エラー|セッション|トークン|失敗|सफल|त्रुटि|एरर|सत्र|टोकन|错误|会话|令牌|失败/iu;

  it.each(WRITTEN_LOCALES)('%s', (locale) => {
    for (const [name, text] of textsOf(locale)) {
      expect(text, name).not.toMatch(MACHINE_WORDS);
      expect(text, name).not.toMatch(/[<>{}\\$*#`[\]]/u);
    }
  });
});

describe('[REQ-STRINGS-ADDRESS] the customer is addressed in one way', () => {
  /** What the other way of saying "you" would use. A command to Alexa is no address of the customer and has none of these. */
  const OTHER_ADDRESS: Readonly<Partial<Record<WrittenLocale, RegExp>>> = {
    'de-DE': /(?<!\p{L})(?:du|dir|dich|dein\p{Ll}*)(?!\p{L})/iu,
    'fr-FR': /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu,
    'it-IT': /(?<!\p{L})(?:tu|te|tuo|tua|tuoi|tue|voi|vostr\p{Ll})(?!\p{L})/iu,
    'es-ES':
      /(?<!\p{L})(?:usted|ustedes|vos|vosotros|su|sus)(?!\p{L})(?! (?:código|cookies|nombre))/iu,
    'es-US':
      /(?<!\p{L})(?:usted|ustedes|vos|vosotros|su|sus)(?!\p{L})(?! (?:código|cookies|nombre))/iu,
    'pt-BR': /(?<!\p{L})(?:tu|te|ti|teu|tua|teus|tuas|vós)(?!\p{L})/iu,
    'hi-IN': /(?<!\p{L})(?:तुम|तू|तेरा|तेरी|तुम्हारा|तुम्हारी|तुम्हें)(?![\p{L}\p{M}])/u,
    'zh-CN': /你/u,
    'ja-JP': /(?:だ|である|しろ|せよ)。/u,
  };

  it.each(WRITTEN_LOCALES.filter((locale) => !locale.startsWith('en-')))('%s', (locale) => {
    const other = OTHER_ADDRESS[locale];
    expect(other).toBeDefined();
    for (const [name, text] of textsOf(locale)) {
      if (other !== undefined) expect(text, name).not.toMatch(other);
    }
  });
});
