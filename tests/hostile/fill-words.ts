/** Puts what a case has come to know into the words of its moves. */
import { CaseBroken } from './arms/arm.ts';

/** @throws {CaseBroken} for a name that stands for nothing yet. */
export function fillWords(words: string, known: ReadonlyMap<string, string>): string {
  return words.replaceAll(/\{([a-z.]+)(\d?)\}/g, (_, name: string, number: string) => {
    const value = name === 'wrong' ? wrongCode(Number(number), known.get('code')) : known.get(name);
    if (value === undefined) throw new CaseBroken(`nothing is known as ${name}`);
    return value;
  });
}

/** A guess that is not lucky: an attack that succeeds once in nine thousand runs would tell nothing. */
function wrongCode(number: number, rightCode: string | undefined): string | undefined {
  const guesses = Array.from({ length: 10 }, (_, index) => String(3101 + index * 7));
  return guesses.filter((guess) => guess !== rightCode)[number - 1];
}
