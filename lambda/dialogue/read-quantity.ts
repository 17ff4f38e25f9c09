/** How many: digits as Alexa gives them, or the words that people say. */

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  'a couple': 2,
  'a couple of': 2,
  'a dozen': 12,
  dozen: 12,
  'half a dozen': 6,
};

const LARGEST = 99;

/** Undefined for what is no count from 1 to 99: the customer is asked again, nothing is guessed. */
export function readQuantity(heard: string): number | undefined {
  const text = heard.trim().toLowerCase();
  const quantity = /^[0-9]{1,2}$/.test(text) ? Number(text) : WORDS[text];
  return quantity !== undefined && quantity >= 1 && quantity <= LARGEST ? quantity : undefined;
}
