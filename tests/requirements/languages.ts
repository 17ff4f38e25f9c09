/** Every language that is sold in (issue 4). */
import type { Requirement } from './requirement.ts';

export const LANGUAGE_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-WRITTEN-ROUND-TRIP',
    source: 'design 6.2',
    behaviour: 'What is written reads back to exactly the minor units, in every locale.',
  },
  {
    id: 'REQ-AMOUNTS-FOUND',
    source: 'design 6.5',
    behaviour: 'Every amount in a text is found, in every locale.',
  },
  {
    id: 'REQ-AMOUNTS-PINNED',
    source: 'issue 4',
    behaviour:
      'Spoken and written amounts are pinned: no version of a library changes them unnoticed.',
  },
  {
    id: 'REQ-CHECK-WORDS-LOCALES',
    source: 'issue 4',
    behaviour: 'Each language has check words of its own with the same bits, none alike, pinned.',
  },
  {
    id: 'REQ-OUTSIDE-LOCALES',
    source: 'design 6.5',
    behaviour: 'Outside text holds no amount and no order in any language.',
  },
  {
    id: 'REQ-OUTSIDE-AUDIT',
    source: 'issue 4',
    behaviour: 'What was taken out of outside text is kept for the audit.',
  },
  {
    id: 'REQ-SENTENCE-LOCALES',
    source: 'issue 4',
    behaviour: 'The sentence is right in every language and says the named amounts alone.',
  },
  {
    id: 'REQ-SENTENCE-SECONDS',
    source: 'issue 4',
    behaviour: 'The sentence is heard in under thirty seconds.',
  },
  {
    id: 'REQ-SSML-VALID',
    source: 'issue 4',
    behaviour: 'The speech markup is valid for Alexa and under 8000 characters.',
  },
  {
    id: 'REQ-STRINGS-COMPLETE',
    source: 'issue 4',
    behaviour: 'Every locale has every text of screens and skill.',
  },
  { id: 'REQ-STRINGS-TRANSLATED', source: 'issue 4', behaviour: 'No text is left in English.' },
  {
    id: 'REQ-STRINGS-SCRIPT',
    source: 'issue 4',
    behaviour: 'Each language is written in its own letters.',
  },
  {
    id: 'REQ-STRINGS-SPEAKABLE',
    source: 'issue 4',
    behaviour: 'What is spoken has no digits, signs or markup.',
  },
  {
    id: 'REQ-STRINGS-CODE-PHRASE',
    source: 'issue 4',
    behaviour: 'The phone shows a phrase with which the code can be said.',
  },
  { id: 'REQ-STRINGS-PLURALS', source: 'issue 4', behaviour: 'Counts take the right form.' },
  {
    id: 'REQ-STRINGS-DURATION',
    source: 'issue 4',
    behaviour: 'Times are told rightly in every language.',
  },
  {
    id: 'REQ-STRINGS-MONEY',
    source: 'look',
    behaviour: 'Each state says what happened to the money.',
  },
  { id: 'REQ-STRINGS-PLAIN', source: 'look', behaviour: 'No text speaks of machines.' },
  {
    id: 'REQ-STRINGS-ADDRESS',
    source: 'issue 4',
    behaviour: 'The customer is addressed in one way.',
  },
  {
    id: 'REQ-STRINGS-SAME-WORDS',
    source: 'issue 4',
    behaviour: 'Screens use the words of the sentence.',
  },
  { id: 'REQ-STRINGS-FIT', source: 'issue 4', behaviour: 'Texts fit a phone of 320 px.' },
  {
    id: 'REQ-READ-BACK-COMPLETE',
    source: 'issue 4',
    behaviour: 'Every pair of amounts that the measure calls near is read back, both.',
  },
  {
    id: 'REQ-CODE-MIXED',
    source: 'issue 4',
    behaviour:
      'A code said in mixed ways reads back exactly or is asked for again; no utterance serves two codes.',
  },
  {
    id: 'REQ-TOTAL-LOCALES-AGREE',
    source: 'issue 4',
    behaviour: 'Where several locales may read a typed total, all must read one amount.',
  },
  {
    id: 'REQ-CURRENCY-REFUSED',
    source: 'issue 4',
    behaviour: 'Money that we do not sell in is refused.',
  },
  {
    id: 'REQ-CHECK-WORDS-FIT',
    source: 'issue 4',
    behaviour: 'No check word is from a list of rude, sad or trade names.',
  },
  {
    id: 'REQ-FIVE-SURFACES',
    source: 'issue 4; design 6.7',
    behaviour:
      'Each named amount equals its field on all five surfaces, and the total is on all of them.',
  },
  {
    id: 'REQ-OUTSIDE-ROWS',
    source: 'issue 4',
    behaviour: "A row's title shows no amount; sizes and versions stay.",
  },
  {
    id: 'REQ-OUTSIDE-STATE',
    source: 'issue 4',
    behaviour: 'No title says how the order stands.',
  },
  {
    id: 'REQ-SENTENCE-NAMES-LINES',
    source: 'issue 4',
    behaviour: 'As many lines as the time allows are named.',
  },
  {
    id: 'REQ-SENTENCE-CHINESE',
    source: 'issue 4',
    behaviour: 'The written sentence exists in Chinese.',
  },
  {
    id: 'REQ-LANGUAGE-BOUND',
    source: 'issue 4',
    behaviour: 'The digest binds the language.',
  },
];
