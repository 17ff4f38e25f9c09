/** English, United Kingdom, where it differs from the United States. Not reviewed by a native speaker yet. */
import { EN_US } from './en-us.ts';
import type { SkillStrings } from './skill-strings.ts';

export const EN_GB: SkillStrings = {
  ...EN_US,
  shopUnreachable:
    "I can't reach the shop at the moment. Nothing was bought. Please try again in a minute.",
  ordersUnreachable:
    "I can't reach the shop at the moment. Your phone shows how your orders are. Please try again in a minute.",
};
