/** The dry-run sentence: one structure from the terms, rendered once to written and once to spoken text. */
import type { OrderTerms } from '../../order/order-terms.ts';
import { SPEECH_LOCALES, type SpeechLocale, type WrittenLocale } from '../speech-locale.ts';
import { renderSentence, type Surface } from './render-sentence.ts';
import { MOST_NAMED_LINES, structureOf, type SentenceStructure } from './sentence-structure.ts';
import { MOST_SECONDS, spokenSeconds } from './spoken-length.ts';
import { spokenSurface, withShortTitles } from './spoken-surface.ts';
import { wordingOf } from './wording.ts';
import { writtenSurface } from './written-surface.ts';

export interface DryRunSentence {
  /** With amounts as written, titles in the quotes of the language; plain text. */
  readonly sentence: string;
  /** The same in words alone: no digit, no sign, nothing that a voice could read in two ways. */
  readonly spokenText: string;
}

/** The written sentence alone, also in a language that is not spoken. As many lines are named as there would be time for at most. */
export function composeWrittenSentence(
  terms: Omit<OrderTerms, 'locale'> & { readonly locale: WrittenLocale },
  checkWords: string,
): string {
  const { locale } = terms;
  if (isSpoken(locale)) return composeSentence({ ...terms, locale }, checkWords).sentence;
  const structure = structureOf(terms, { checkWords, mostNamed: MOST_NAMED_LINES });
  return renderSentence(structure, wordingOf(locale), writtenSurface(locale));
}

function isSpoken(locale: WrittenLocale): locale is SpeechLocale {
  return SPEECH_LOCALES.some((each) => each === locale);
}

/** How much of each title is said, tried in turn while the sentence is too long to listen to. */
const SHORTER_TITLES = [50, 32] as const;
/** And then, in the fewest words around them (docs/decisions/0014): a title's first words still tell one thing of an order from another. */
const SHORTEST_TITLES = [32, 24, 18] as const;

export function composeSentence(terms: OrderTerms, checkWords: string): DryRunSentence {
  const { locale } = terms;
  const wording = wordingOf(locale);
  const { structure, spokenText } = heardInTime(terms, checkWords);
  return { sentence: renderSentence(structure, wording, writtenSurface(locale)), spokenText };
}

/** First titles are shortened in speech, then the words around them, then fewer lines are named, in both renderings: at least one always is. */
function heardInTime(
  terms: OrderTerms,
  checkWords: string,
): { readonly structure: SentenceStructure; readonly spokenText: string } {
  const { locale } = terms;
  const wording = wordingOf(locale);
  const whole = remembering(spokenSurface(locale));
  const brief = { ...whole, phrases: { ...whole.phrases, ...wording.brief } };
  const surfaces = [
    whole,
    ...SHORTER_TITLES.map((most) => remembering(withShortTitles(whole, locale, most))),
    ...SHORTEST_TITLES.map((most) => remembering(withShortTitles(brief, locale, most))),
  ];
  const shortest = surfaces.slice(-SHORTEST_TITLES.length);
  for (let mostNamed = MOST_NAMED_LINES; ; mostNamed -= 1) {
    const structure = structureOf(terms, { checkWords, mostNamed });
    for (const surface of mostNamed === MOST_NAMED_LINES ? surfaces : shortest) {
      const spokenText = renderSentence(structure, wording, surface);
      if (spokenSeconds(spokenText, locale) < MOST_SECONDS) return { structure, spokenText };
      if (mostNamed === 1 && surface === surfaces.at(-1)) return { structure, spokenText };
    }
  }
}

/** Cleaning a title is most of the work, and each try says the same ones. */
function remembering(surface: Surface): Surface {
  const said = new Map<string, string>();
  return {
    ...surface,
    outside: (kind, text, whenEmpty) => {
      const key = `${kind}\n${text}`;
      const made = said.get(key) ?? surface.outside(kind, text, whenEmpty);
      said.set(key, made);
      return made;
    },
  };
}
