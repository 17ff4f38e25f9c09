/** Four digits in whatever way people say them and recognisers write them. A code is text: leading zeros stay, nothing is a number. */
import { voiceCodeSchema, type VoiceCode } from '../../confirmation/voice-code.ts';
import type { SpeechLocale } from '../speech-locale.ts';
import { codeTalkOf, type LocaleTalk } from './code-talk.ts';
import { saidDigitsOf, type SaidDigits } from './said-digits.ts';
import { spokenTokensOf, type SpokenToken } from './spoken-tokens.ts';

export type SpokenCode =
  { readonly outcome: 'read'; readonly code: VoiceCode } | { readonly outcome: 'unclear' };

const LONGEST_TEXT = 200;

/** The code, or `unclear` when the words are not clearly four digits. After "no" or "sorry" only the last try counts. */
export function readSpokenCode(text: string, locale: SpeechLocale): SpokenCode {
  if (text.length > LONGEST_TEXT) return { outcome: 'unclear' };
  const talk = codeTalkOf(locale);
  const said = withPlainDigits(talk.fold(text), talk);
  if (said === undefined || talk.negations.test(said)) return { outcome: 'unclear' };
  const lastTry = lastTryOf(said, talk);
  const afterLead = lastTry?.split(talk.leads).at(-1);
  if (afterLead === undefined) return { outcome: 'unclear' };
  const code = voiceCodeSchema.safeParse(digitsOf(spokenTokensOf(afterLead, talk.lexicon), talk));
  return code.success ? { outcome: 'read', code: code.data } : { outcome: 'unclear' };
}

/** Undefined when a mark between the digits makes them an amount: "48.21". */
function withPlainDigits(
  text: string,
  { groupMarks, isCommaDecimal }: LocaleTalk,
): string | undefined {
  const plain = text
    // "4,821", as recognisers of this locale write a number.
    .replace(
      /(?<![\d.,'])(\d)([.,'])(\d{3})(?![\d.,']?\d)/gu,
      (all: string, thousand: string, mark: string, rest: string) =>
        groupMarks.includes(mark) ? thousand + rest : all,
    )
    // "4.8.2.1" is four digits; "48.21" is an amount, and an amount is no code.
    .replace(/(?<=(?<!\d)\d)[.,](?=\d(?!\d))/gu, ' ');
  if (/\d\.\d/u.test(plain)) return undefined;
  return isCommaDecimal && /\d,\d/u.test(plain) ? undefined : plain;
}

/** What stands after the last correction; undefined when "no 4822" can also mean "not 4822". */
function lastTryOf(said: string, talk: LocaleTalk): string | undefined {
  const lastTry = said.split(talk.corrections).at(-1) ?? '';
  const parts = lastTry.split(talk.weakCorrections);
  const last = parts.pop() ?? '';
  const isTakenBack = parts.length > 0 && !/^\s*[,.;!:–—-]/u.test(last);
  const hasTriedBefore = parts.some((part) =>
    spokenTokensOf(part, talk.lexicon).some(({ kind }) => kind === 'number'),
  );
  return isTakenBack && hasTriedBefore ? undefined : last;
}

/** The digits of the one run of digit tokens, or undefined when a word is unknown or the digits are in pieces. */
function digitsOf(tokens: readonly SpokenToken[], talk: LocaleTalk): string | undefined {
  if (tokens.some((token) => token.kind === 'unknown')) return undefined;
  const run = trim(tokens);
  // A homophone at the edge may have been an ordinary word: "the code for the order: four eight two one".
  if (run.some((token) => token.kind === 'filler')) return digitsOfOneRun(tokens, talk);
  // "to four eight two one" reads only without its "to"; where two readings give four digits, none is clear.
  const readings = new Set(
    withoutEdgeHomophones(run)
      .map((each) => saidDigitsOf(wordsOf(each), talk.lexicon.phrases))
      .flatMap((said) => (said.outcome === 'none' ? [] : [digitsSaid(said)])),
  );
  const [reading] = readings;
  return readings.size === 1 ? reading : undefined;
}

/** Fillers split the talk into runs; exactly one of them may hold digits that are no homophones. */
function digitsOfOneRun(tokens: readonly SpokenToken[], talk: LocaleTalk): string | undefined {
  const runs: SpokenToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'filler') runs.push([]);
    else runs.at(-1)?.push(token);
  }
  const [run, ...others] = runs.filter((each) => each.some((token) => token.kind === 'number'));
  return run === undefined || others.length > 0 ? undefined : digitsOf(run, talk);
}

function digitsSaid(said: SaidDigits): string | undefined {
  return said.outcome === 'clear' ? said.digits : undefined;
}

function wordsOf(run: readonly SpokenToken[]): readonly string[] {
  return run.map((token) => token.word);
}

/** The run as it is, and without each number of homophones at its ends. */
function withoutEdgeHomophones(run: readonly SpokenToken[]): readonly (readonly SpokenToken[])[] {
  const first = run.findIndex((token) => token.kind !== 'homophone');
  const last = run.findLastIndex((token) => token.kind !== 'homophone');
  if (first === -1) return [run];
  const runs: (readonly SpokenToken[])[] = [];
  for (let from = 0; from <= first; from += 1) {
    for (let next = last + 1; next <= run.length; next += 1) runs.push(run.slice(from, next));
  }
  return runs;
}

/** Without the talk around it. An "and" at the end stays: the number was cut off, and says nothing. */
function trim(tokens: readonly SpokenToken[]): readonly SpokenToken[] {
  const first = tokens.findIndex(({ kind }) => kind !== 'filler' && kind !== 'joiner');
  const last = tokens.findLastIndex(({ kind }) => kind !== 'filler');
  return first === -1 ? [] : tokens.slice(first, last + 1);
}
