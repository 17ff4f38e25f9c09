/** Finds the intent that an utterance means, in the language of the model: literally first, then without the talk around what is meant. */
import type { SpeechLocale } from '#core';
import { fitPattern, isBetter, type Fit, type Heard } from './fit-pattern.ts';
import type { InteractionModel, SlotType } from './interaction-model.ts';
import { leaveOutAround, leaveOutEverywhere } from './leave-out.ts';
import { makePatterns, withoutWords, type SamplePattern } from './sample-patterns.ts';
import { createValueFinder, type FindValue } from './slot-types.ts';
import { createNumberReader } from './spoken-numbers.ts';
import { readSlot, type SlotReading, type SlotValue } from './slot-value.ts';
import { talkAround } from './talk-around.ts';
import { sameWordAs, wordsOf } from './utterance-words.ts';

export interface MatchedIntent {
  readonly name: string;
  /** Every slot that the intent declares; those that were not heard have no value. */
  readonly slots: readonly { readonly name: string; readonly value: SlotValue | undefined }[];
}

/** The second argument: values that the skill has brought along. */
export type MatchUtterance = (
  utterance: string,
  broughtAlong?: readonly SlotType[],
) => MatchedIntent;

const LONGEST_UTTERANCE = 60;
const NO_VALUE: FindValue = () => undefined;
const NOTHING_FITS: MatchedIntent = { name: 'AMAZON.FallbackIntent', slots: [] };

/** A word of the utterance as it was said and as it is compared. */
interface HeardWord {
  readonly said: string;
  readonly same: string;
}

/** Built once for a model. An utterance that nothing fits is `AMAZON.FallbackIntent`. */
export function createUtteranceMatcher(
  model: InteractionModel,
  locale: SpeechLocale = 'en-US',
): MatchUtterance {
  const phrases = (texts: readonly string[]): readonly (readonly string[])[] =>
    texts.map((text) => wordsOf(text, locale).map((word) => sameWordAs(word, locale)));
  const talk = talkAround(locale);
  const withoutFillers = leaveOutEverywhere(phrases(talk.fillers));
  const withoutTalk = leaveOutAround({ before: phrases(talk.before), after: phrases(talk.after) });
  const patterns = makePatterns(model, locale);
  const loosePatterns = withoutWords(patterns, withoutFillers);
  const empty = new Set(phrases([...talk.fillers, ...talk.links]).flat());
  const findValue = createValueFinder(model.types, locale);
  const numbers = createNumberReader(locale);
  return (utterance, broughtAlong = []) => {
    const reading = {
      locale,
      numbers,
      findValue,
      findDynamicValue:
        broughtAlong.length === 0 ? NO_VALUE : createValueFinder(broughtAlong, locale),
    };
    const find = (among: readonly SamplePattern[], words: readonly HeardWord[]) =>
      findBest(among, words, { reading, empty });
    const words = heardWords(utterance, locale);
    const meant = keep(words, withoutFillers);
    const looks = [
      () => find(patterns, words),
      () => find(loosePatterns, meant),
      () => find(loosePatterns, keep(keep(words, withoutTalk), withoutFillers)),
    ];
    let unsure: MatchedIntent | undefined;
    for (const look of looks) {
      const found = look();
      if (found !== undefined && isSure(found)) return found;
      unsure ??= found;
    }
    return unsure ?? NOTHING_FITS;
  };
}

/** "Dark roast please" is no product, and "dark roast" is one. Free text may be anything. */
function isSure({ slots }: MatchedIntent): boolean {
  return slots.every(({ value }) => value?.certainty !== 'free' || value.isFreeText);
}

function heardWords(utterance: string, locale: SpeechLocale): readonly HeardWord[] {
  return wordsOf(utterance, locale)
    .slice(0, LONGEST_UTTERANCE)
    .map((said) => ({ said, same: sameWordAs(said, locale) }));
}

/** Of the words those that `leaveOut` leaves: it takes some away and changes no order. */
function keep(
  words: readonly HeardWord[],
  leaveOut: (words: readonly string[]) => readonly string[],
): readonly HeardWord[] {
  const left = leaveOut(words.map(({ same }) => same));
  const kept: HeardWord[] = [];
  let at = 0;
  for (const same of left) {
    while (at < words.length && words[at]?.same !== same) at += 1;
    const word = words[at];
    if (word !== undefined) kept.push(word);
    at += 1;
  }
  return kept;
}

function findBest(
  patterns: readonly SamplePattern[],
  heardAs: readonly HeardWord[],
  { reading, empty }: { readonly reading: SlotReading; readonly empty: ReadonlySet<string> },
): MatchedIntent | undefined {
  if (heardAs.length === 0) return undefined;
  const heard = hear(heardAs, reading);
  const words = new Set(heard.words);
  let best: { readonly fit: Fit; readonly pattern: SamplePattern } | undefined;
  for (const pattern of patterns) {
    if (pattern.parts.length > heardAs.length || !isSubset(pattern.words, words)) continue;
    const fit = fitPattern(pattern, heard);
    if (
      fit !== undefined &&
      !isGuess(pattern, fit, empty) &&
      (best === undefined || isBetter(fit.score, best.fit.score))
    ) {
      best = { fit, pattern };
    }
  }
  if (best === undefined) return undefined;
  const { fit, pattern } = best;
  return {
    name: pattern.intent,
    slots: pattern.slotNames.map((name) => ({
      name,
      value: fit.values.find((value) => value.name === name),
    })),
  };
}

/** Each run of words is read once for each type of slot. */
function hear(words: readonly HeardWord[], reading: SlotReading): Heard {
  const said = words.map((word) => word.said);
  const known = new Map<string, SlotValue | undefined>();
  return {
    words: words.map(({ same }) => same),
    readSlot(slot, from, to) {
      const key = `${slot.type} ${String(from)} ${String(to)}`;
      if (!known.has(key)) known.set(key, readSlot(slot, said.slice(from, to), reading));
      const value = known.get(key);
      return value && { ...value, name: slot.name };
    },
  };
}

/** A sample that is nothing but a slot would take any words at all: it is only meant where the slot knows them. */
function isGuess({ words }: SamplePattern, { values }: Fit, empty: ReadonlySet<string>): boolean {
  const isMeaningful = [...words].some((word) => !empty.has(word));
  return !isMeaningful && values.some(({ certainty }) => certainty === 'free');
}

function isSubset(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  for (const word of part) if (!whole.has(word)) return false;
  return true;
}
