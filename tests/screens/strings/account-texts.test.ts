import { WRITTEN_LOCALES, type WrittenLocale } from '#core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountTexts } from '../../../screens/strings/account/account-texts.ts';
import { loadAccountTexts } from '../../../screens/strings/account/load-account-texts.ts';
import { PUSH_TEXTS } from '../../../screens/strings/push/push-texts.ts';

let tables: Readonly<Record<string, AccountTexts>>;
beforeAll(async () => {
  const loaded = WRITTEN_LOCALES.map(async (locale) => [locale, await loadAccountTexts(locale)]);
  tables = Object.fromEntries(await Promise.all(loaded)) as typeof tables;
});

/** Every text by its name, those that are made included. */
function textsOf(value: unknown, name = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value === 'function') {
    const make = value as (given: unknown) => unknown;
    return [
      [name, String(make('~'))],
      [`${name} one`, String(make(1))],
    ];
  }
  return Object.entries(value as object).flatMap(([part, inner]) =>
    textsOf(inner, `${name}.${part}`),
  );
}

function namesOf(locale: WrittenLocale): ReadonlyMap<string, string> {
  const texts = tables[locale];
  return new Map(textsOf({ ...texts, push: PUSH_TEXTS[locale] }));
}

/** One language writes some words as another does, and a name of a file is one everywhere. */
const MAY_BE_EQUAL = [
  '.data.fileName',
  '.access.passkey',
  '.access.passkeys',
  '.book.city',
  '.pages.assistants.title',
];
const NAMES = /echo|passkeys?|total|alexa/giu;
const ENGLISH =
  /(?<!\p{L})(?:the|you|your|which|orders?|nothing|not|and|with|this|that|is|are|again|from|sign|paid|delivery|said|of|for|more|back|tell|would|now|known|open|show|left|locked|receipt)(?!\p{L})/iu;
const OWN_SCRIPT: Readonly<Partial<Record<WrittenLocale, RegExp>>> = {
  'ja-JP': /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  'hi-IN': /\p{Script=Devanagari}/u,
  'zh-CN': /\p{Script=Han}/u,
};
const MACHINE_WORDS =
  /(?<!\p{L})(?:success\p{L}*|errors?|oops|sessions?|tokens?|json|null|http|failed|erfolg\p{L}*|fehler\p{L}*|sitzung\p{L}*|succès|erreurs?|jetons?|échec|éxito|sesión|successo|errore|sessione|sucesso|erros?|sessão|falha|digest|api|id)(?!\p{L})|成功|エラー|セッション|トークン|失敗|सत्र|टोकन|错误|会话|令牌|失败/iu;

describe('[REQ-STRINGS-ACCOUNT] the words of the account and of notices', () => {
  it.each(WRITTEN_LOCALES)('are whole, plain and in their own language: %s', (locale) => {
    const english = namesOf('en-US');
    for (const [name, text] of namesOf(locale)) {
      expect(text, name).toBe(text.trim());
      expect(text, name).not.toBe('');
      expect(text, name).not.toMatch(/undefined|\[object|=>| {2}/u);
      if (name !== '.data.fileName') expect(text, name).not.toMatch(MACHINE_WORDS);
      if (locale.startsWith('en-') || MAY_BE_EQUAL.includes(name)) continue;
      expect(text, name).not.toBe(english.get(name));
      expect(text.replace(NAMES, ''), name).not.toMatch(ENGLISH);
      expect(text, name).toMatch(OWN_SCRIPT[locale] ?? /\p{Script=Latin}/u);
    }
  });

  it.each(WRITTEN_LOCALES)(
    'a notice of a waiting order says that nothing is bought yet: %s',
    (locale) => {
      const waits = PUSH_TEXTS[locale].order_waits;
      expect(waits).toMatch(
        /nothing is bought yet|noch ist nichts gekauft|rien n’est encore acheté|todavía no se ha comprado nada|non è ancora stato acquistato nulla|nada foi comprado ainda|まだ何も購入されていません|अभी कुछ भी खरीदा नहीं गया|尚未购买任何东西/iu,
      );
    },
  );

  it.each(WRITTEN_LOCALES)('every refused change says that nothing was changed: %s', (locale) => {
    for (const [reason, text] of Object.entries(tables[locale]?.refused ?? {})) {
      if (reason === 'nothing_to_change') continue;
      expect(text, reason).toMatch(
        /nothing was changed|nichts geändert|rien n’a été changé|no ha cambiado nada|non è cambiato nulla|nada mudou|何も変わっていません|कुछ नहीं बदला|没有更改任何内容/iu,
      );
    }
  });
});
