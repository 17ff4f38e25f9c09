/** What a customer reads and hears: the same words twice, with amounts as figures and as words. */
import { speakAmount, writeAmount, type Money } from '#core';

export interface Words {
  readonly text: string;
  readonly spoken: string;
}

/** Words without an amount in them. */
export function plainWords(text: string): Words {
  return { text, spoken: text };
}

/** Words around an amount. */
export function wordsWithAmount(money: Money, say: (amount: string) => string): Words {
  return { text: say(writeAmount(money, 'en-US')), spoken: say(speakAmount(money, 'en-US')) };
}

/** One after the other. */
export function joinWords(...parts: readonly Words[]): Words {
  return {
    text: parts.map(({ text }) => text).join(' '),
    spoken: parts.map(({ spoken }) => spoken).join(' '),
  };
}
