/** What keeps an amount from being misheard, and outside text from speaking for us. */
import type { Safeguard } from '../safeguard.ts';

export const SPEECH_SAFEGUARDS: readonly Safeguard[] = [
  {
    id: 'speakable-title',
    requirements: ['INV-8', 'REQ-OUTSIDE-SPEAKABLE'],
    file: 'core/speech/outside/outside-text.ts',
    keep: 'inSpokenWords(amountFree(each))',
    removed: 'inSpokenWords(each)',
    tests: ['tests/core/speech/outside/outside-text.test.ts'],
  },
  {
    id: 'amount-free-title',
    requirements: ['INV-8', 'REQ-SENTENCE-AMOUNTS'],
    file: 'core/speech/outside/outside-text.ts',
    keep: 'tidy(amountFree(plainLine(line)))',
    removed: 'tidy(plainLine(line))',
    tests: ['tests/core/speech/sentence/compose-sentence.test.ts'],
  },
  {
    id: 'showable-title',
    requirements: ['INV-8'],
    file: 'core/speech/outside/outside-text.ts',
    keep: 'const line = plainLine(boundAtWord(plainLine(text), MOST_SHOWN));',
    removed: 'const line = boundAtWord(text, MOST_SHOWN);',
    tests: ['tests/core/speech/outside/outside-text.test.ts'],
  },
  {
    id: 'ssml-escape',
    requirements: ['INV-8', 'REQ-MARKUP-ONCE'],
    file: 'core/speech/outside/outside-text.ts',
    keep: `.replace(/[&<>"']/gu, (character) => SSML_ENTITIES[character] ?? '')`,
    removed: '',
    tests: ['tests/core/speech/outside/outside-text.test.ts'],
  },
  {
    id: 'digit-read-back',
    requirements: ['REQ-READ-BACK'],
    file: 'core/speech/amounts/read-back.ts',
    keep: "return said.join(', ');",
    removed: 'return undefined;',
    tests: ['tests/core/speech/amounts/speak-amount.test.ts'],
  },
];
