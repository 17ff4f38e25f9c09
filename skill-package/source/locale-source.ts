/** What is written down for one locale beside its language. */
import type { SpeechLocale } from '#core';
import type { IntentName } from './intents.ts';
import type { LanguageSource } from './language-source.ts';
import type { StoreText } from './store-text.ts';

export interface LocaleSource {
  readonly locale: SpeechLocale;
  readonly language: LanguageSource;
  /** The shop's name as it is called in this locale: two words, in small letters. */
  readonly invocationName: string;
  /** Samples that only this locale has, beside its language's; same notation. */
  readonly alsoSaid?: Partial<Readonly<Record<IntentName, string>>>;
  readonly store: StoreText;
}
