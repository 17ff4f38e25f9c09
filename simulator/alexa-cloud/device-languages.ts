/** What a device understands in each locale: the skill's model there, ready to be matched. */
import { SPEECH_LOCALES, type SpeechLocale } from '#core';
import type { InteractionModel } from './interaction-model.ts';
import { createUtteranceMatcher, type MatchUtterance } from './match-utterance.ts';

/** What a device understands: the skill's model of one locale. */
export interface DeviceLanguage {
  readonly locale: SpeechLocale;
  readonly invocationName: string;
  readonly match: MatchUtterance;
}

/** A model is made ready when its locale is first asked for. */
export function createDeviceLanguages(
  readModel: (locale: SpeechLocale) => InteractionModel,
): (locale: SpeechLocale) => DeviceLanguage {
  const languages = new Map<SpeechLocale, DeviceLanguage>();
  return (locale) => {
    const known = languages.get(locale);
    if (known !== undefined) return known;
    const model = readModel(locale);
    const language = {
      locale,
      invocationName: model.invocationName,
      match: createUtteranceMatcher(model, locale),
    };
    languages.set(locale, language);
    return language;
  };
}

/** Undefined for a language that the skill does not have. */
export function findDeviceLocale(text: string): SpeechLocale | undefined {
  return SPEECH_LOCALES.find((locale) => locale === text);
}
