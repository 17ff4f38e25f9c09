/** The languages that the Echo can be set to, each in its own words, and what there is to say in each. */
import type { EchoLocale } from './demo-client.ts';

/** As people of that language write it. */
export const LANGUAGE_NAMES: Readonly<Record<EchoLocale, string>> = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  'en-CA': 'English (Canada)',
  'es-US': 'Español (EE. UU.)',
  'es-ES': 'Español (España)',
  'de-DE': 'Deutsch',
  'fr-FR': 'Français',
  'it-IT': 'Italiano',
  'pt-BR': 'Português (Brasil)',
  'ja-JP': '日本語',
  'hi-IN': 'हिन्दी',
};

/** What a person who does not know what to say can say. */
export interface DeviceWords {
  readonly locale: EchoLocale;
  /** Opens the skill. */
  readonly opening: (shopName: string) => string;
  readonly suggestions: readonly string[];
}

export const FIRST_WORDS: DeviceWords = {
  locale: 'en-US',
  opening: (shopName) => `Alexa, open ${shopName}`,
  suggestions: ['order two bags of the dark roast', 'order a bag of the decaf', 'what can you do'],
};

const WAKE_WORDS: Readonly<Record<string, string>> = { ja: 'アレクサ、', hi: 'एलेक्सा, ' };

/** The phrases of the scripted conversations, which the tests say to the skill. Loaded only where another language is spoken. */
export async function readDeviceWords(locale: EchoLocale): Promise<DeviceWords> {
  const [language = ''] = locale.split('-');
  const { PHRASE_BOOKS } = await import('../../conversations/phrases/phrase-books.ts');
  const book = Object.entries(PHRASE_BOOKS).find(([name]) => name === language)?.[1];
  if (language === 'en' || book === undefined) return { ...FIRST_WORDS, locale };
  const opening = `${WAKE_WORDS[language] ?? 'Alexa, '}${book.open}`;
  return {
    locale,
    opening: (shopName) => opening.replace('harbor roasters', shopName),
    suggestions: [book.order, book.search, book.help],
  };
}
