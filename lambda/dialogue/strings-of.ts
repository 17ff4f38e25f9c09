/** The words of the request's locale. */
import type { HandlerInput } from 'ask-sdk-core';
import { SPEECH_LOCALES, type Locale } from '#core';
import { SKILL_STRINGS, type SkillStrings } from '#screens/strings';

export function localeOf({ requestEnvelope: { request } }: HandlerInput): Locale {
  const asked = 'locale' in request ? request.locale : undefined;
  return SPEECH_LOCALES.find((locale) => locale === asked) ?? SPEECH_LOCALES[0];
}

export function stringsOf(input: HandlerInput): SkillStrings {
  return SKILL_STRINGS[localeOf(input)];
}
