/** English, Canada: in these sentences nothing differs from the United States. Not reviewed by a native speaker yet. */
import { EN_US } from './en-us.ts';
import type { SkillStrings } from './skill-strings.ts';

export const EN_CA: SkillStrings = EN_US;
