/** What the skill may ask. Whatever is asked has its reprompt, and what is asked last gives the next words their meaning. */
import type { SkillStrings } from '#screens/strings';

export const ASKED = [
  'product',
  'anything_else',
  'help',
  'choice',
  'one_choice',
  'add',
  'remove',
  'confirm',
  'code',
  'hear_cart',
  'cart',
  'address',
  'instrument',
] as const;
export type Asked = (typeof ASKED)[number];

const REPROMPTS: Readonly<Record<Asked, (strings: SkillStrings) => string>> = {
  product: (strings) => strings.welcomeReprompt,
  anything_else: (strings) => strings.anythingElse,
  help: (strings) => strings.helpReprompt,
  choice: (strings) => strings.offerReprompt,
  one_choice: (strings) => strings.offerOneReprompt,
  add: (strings) => strings.askAdd,
  remove: (strings) => strings.askRemove,
  confirm: (strings) => strings.confirmReprompt,
  code: (strings) => strings.askCode,
  hear_cart: (strings) => strings.hearCart,
  cart: (strings) => strings.cartQuestion,
  address: (strings) => strings.askAddressReprompt,
  instrument: (strings) => strings.askInstrumentReprompt,
};

export function repromptOf(asked: Asked, strings: SkillStrings): string {
  return REPROMPTS[asked](strings);
}
