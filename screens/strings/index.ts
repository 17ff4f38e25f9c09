/** Words per locale, without any DOM. */
import type { Locale } from '#core';
import { EN_US } from './en-us.ts';
import type { SkillStrings } from './skill-strings.ts';

export type { CardState, CardStrings, SkillStrings } from './skill-strings.ts';

/** Complete by its type: a locale without a table does not compile. */
export const SKILL_STRINGS: Readonly<Record<Locale, SkillStrings>> = { 'en-US': EN_US };
