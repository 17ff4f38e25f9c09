/** What the store shows: complete, within its bounds, and telling of the account link and the voice code. */
import type { StoreText } from '../source/store-text.ts';
import type { LintFault } from './fault.ts';

export interface LintedStore {
  readonly locale: string;
  readonly store: StoreText;
  readonly privacyPolicyUrl: string;
  readonly termsOfUseUrl: string;
}

/** Bounds of the skill manifest schema. */
const LONGEST = { name: 50, summary: 160, description: 4000, phrase: 200, keywords: 150 } as const;

/** What a description must name, in each language: the linked account, the code, its four digits. */
const MUST_TELL: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/account.*linked/, /voice code/, /four-digit/],
  es: [/cuenta.*vinculada/, /código de voz/, /cuatro (?:cifras|dígitos)/],
  de: [/Konto.*verknüpft/, /Sprachcode/, /vierstellig/],
  fr: [/compte.*associé/, /code vocal/, /quatre chiffres/],
  it: [/account.*collegato/, /codice vocale/, /quattro cifre/],
  pt: [/conta.*vinculada/, /código de voz/, /quatro dígitos/],
  ja: [/アカウント.*リンク/, /音声コード/, /四桁/],
  hi: [/खाता.*लिंक/, /वॉइस कोड/, /चार अंकों/],
};

export function lintStoreText({ locale, store, ...urls }: LintedStore): readonly LintFault[] {
  const { name, summary, description, examplePhrases, keywords } = store;
  const mustTell = MUST_TELL[locale.slice(0, 2)];
  const whats = [
    ...tooLong({ name, summary, description, keywords: keywords.join(', ') }),
    ...examplePhrases
      .filter(({ says }) => says.length > LONGEST.phrase)
      .map(() => 'an example phrase is too long'),
    ...(keywords.length === 0 || keywords.length > 30 ? ['keywords are missing or too many'] : []),
    ...(new Set(examplePhrases.map(({ says }) => says)).size === 3
      ? []
      : ['an example phrase stands there twice']),
    ...Object.entries(urls)
      .filter(([, url]) => !/^https:\/\/[^/]+\/.+/.test(url))
      .map(([field]) => `${field} is no address`),
    ...(mustTell === undefined ? ['nobody knows what its description must tell'] : []),
    ...(mustTell ?? [])
      .filter((pattern) => !pattern.test(description))
      .map((pattern) => `the description does not tell ${String(pattern)}`),
  ];
  return whats.map((what) => ({ rule: 'store-text' as const, locale, where: name, what }));
}

function tooLong(
  texts: Readonly<Record<'name' | 'summary' | 'description' | 'keywords', string>>,
): readonly string[] {
  return (['name', 'summary', 'description', 'keywords'] as const).flatMap((field) => {
    const { length } = texts[field].trim();
    if (length === 0) return [`the ${field} is empty`];
    return length > LONGEST[field] ? [`the ${field} is too long`] : [];
  });
}
