/** Tells what was said to which skill: "Alexa, open SHOP", "Alexa, ask SHOP to ...", or words without a skill's name. */
import type { SpeechLocale } from '#core';
import { invocationWords, type InvocationWords } from './invocation-words.ts';
import { textOf, wordsOf } from './utterance-words.ts';

export type Invocation =
  /** The skill was opened by its name and nothing was asked. */
  | { readonly kind: 'open' }
  /** The skill was named and asked something: always a session of its own. */
  | { readonly kind: 'ask'; readonly utterance: string }
  /** No skill was named. */
  | { readonly kind: 'bare'; readonly utterance: string };

type Words = readonly string[];

export function readInvocation(
  text: string,
  invocationName: string,
  locale: SpeechLocale = 'en-US',
): Invocation {
  const table = invocationWords(locale);
  const phrases = (texts: readonly string[]): readonly Words[] =>
    texts.map((each) => wordsOf(each, locale)).toSorted((one, other) => other.length - one.length);
  const words = wordsOf(text, locale);
  const wake = phrases(table.wakeWords).find((each) => startsWith(words, each)) ?? [];
  const said = words.slice(wake.length);
  const found = splitAtName(said, wordsOf(invocationName, locale));
  const called = found && readCall(found, table, phrases);
  if (called === undefined) return { kind: 'bare', utterance: textOf(said, locale) };
  return called.length === 0
    ? { kind: 'open' }
    : { kind: 'ask', utterance: textOf(called, locale) };
}

interface AroundName {
  readonly before: Words;
  readonly after: Words;
}

/** What was asked, without a word where nothing was; undefined where the name was not said to call the skill. */
function readCall(
  { before, after }: AroundName,
  table: InvocationWords,
  phrases: (texts: readonly string[]) => readonly Words[],
): Words | undefined {
  const isVerbLast = table.openersAfter.length > 0;
  if (before.length === 0 && after.length === 0) return [];
  if (before.length === 0 && isVerbLast) {
    if (phrases(table.openersAfter).some((opener) => isSame(opener, after))) return [];
    const asker = phrases(table.askersAfter).find(
      (each) => startsWith(after, each) && after.length > each.length,
    );
    if (asker !== undefined) {
      return withoutStart(after.slice(asker.length), phrases(table.joiners));
    }
  }
  if (phrases(table.verbs).some((verb) => isSame(verb, before))) {
    return withoutStart(after, phrases(table.joiners));
  }
  // "Order a dark roast from SHOP", "... using SHOP", "... with SHOP".
  if (after.length > 0) return undefined;
  const joiner = phrases(table.beforeName).find((each) => endsWith(before, each));
  return joiner !== undefined && before.length > joiner.length
    ? before.slice(0, -joiner.length)
    : undefined;
}

function splitAtName(said: Words, name: Words): AroundName | undefined {
  for (let at = 0; at + name.length <= said.length; at += 1) {
    if (startsWith(said.slice(at), name)) {
      return { before: said.slice(0, at), after: said.slice(at + name.length) };
    }
  }
  return undefined;
}

function withoutStart(words: Words, starts: readonly Words[]): Words {
  const start = starts.find((each) => startsWith(words, each) && words.length > each.length);
  return words.slice(start?.length ?? 0);
}

function startsWith(words: Words, start: Words): boolean {
  return start.every((word, index) => words[index] === word);
}

function endsWith(words: Words, end: Words): boolean {
  return words.length >= end.length && startsWith(words.slice(-end.length), end);
}

function isSame(one: Words, other: Words): boolean {
  return one.length === other.length && startsWith(one, other);
}
