/** The name by which the skill is called (requirements for invocation names). */
import type { LintFault } from './fault.ts';
import type { LintedModel } from './linted-model.ts';

/** Words that call a skill, wake a device or join a name to a request, and articles of a name of two words. */
const REFUSED = new Set(
  [
    'alexa amazon echo computer skill skills app アレクサ एलेक्सा',
    'ask tell open launch start begin use enable load play run resume talk',
    'the a an to for of by from with using and about',
    'der die das ein eine frage sage öffne starte bei von',
    'le la les un une demande dis ouvre lance de',
    'el los las una abre pide dile pregunta',
    'il lo gli apri chiedi avvia di',
    'o os as um uma abra abre peça',
    'खोलो से को का',
  ].flatMap((line) => line.split(' ')),
);

const ALLOWED = /^[\p{L}\p{M}'. ]+$/u;
const WORDS = 2;
const MOST_CHARACTERS = 50;

export function lintInvocationName({ locale, model }: LintedModel): readonly LintFault[] {
  const name = model.invocationName;
  const words = name.split(' ');
  const whats = [
    ...(words.length === WORDS ? [] : ['is not of two words']),
    ...(ALLOWED.test(name) ? [] : ['has more than letters: digits are written as words']),
    ...(name === name.toLowerCase() ? [] : ['has a capital letter']),
    ...(name.length < 2 || name.length > MOST_CHARACTERS ? ['is of no usable length'] : []),
    ...words
      .filter((word) => REFUSED.has(word.toLowerCase()))
      .map((word) => `has the word "${word}"`),
  ];
  return whats.map((what) => ({
    rule: 'invocation-name' as const,
    locale,
    where: name,
    what,
  }));
}
