/** The words of the request's locale. */
import type { HandlerInput } from 'ask-sdk-core';
import { LOCALES, type Locale } from '#core';
import { SKILL_STRINGS, type SkillStrings } from '#screens/strings';

export function localeOf({ requestEnvelope: { request } }: HandlerInput): Locale {
  const asked = 'locale' in request ? request.locale : undefined;
  return LOCALES.find((locale) => locale === asked) ?? LOCALES[0];
}

export function stringsOf(input: HandlerInput): SkillStrings {
  return SKILL_STRINGS[localeOf(input)];
}
