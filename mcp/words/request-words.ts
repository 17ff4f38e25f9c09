/** What is said of a call that could not be understood. The assistant made it, so that the names of its parts may be told. */
import { showableText, type Locale } from '#core';
import type { z } from 'zod';
import { sayItAnewWords } from './next-step-words.ts';
import { shopWordsOf } from './shop-words-of.ts';
import { joinWords, plainWords, type Words } from './words.ts';

const MOST_ISSUES = 3;
/** Of a name that we do not know. */
const MOST_LETTERS = 40;

export function notUnderstoodWords(issues: readonly z.core.$ZodIssue[], locale: Locale): Words {
  const { notUnderstood } = shopWordsOf(locale).request;
  const described = issues.slice(0, MOST_ISSUES).map((issue) => describeIssue(issue, locale));
  const told = [notUnderstood, ...described].map(plainWords);
  return joinWords(locale, ...told, sayItAnewWords(locale));
}

function describeIssue(issue: z.core.$ZodIssue, locale: Locale): string {
  const { notTaken, wholeWrong, partWrong } = shopWordsOf(locale).request;
  if (issue.code === 'unrecognized_keys') {
    // Cut before it is read for what may be shown: a name as long as the body would cost far more than it tells.
    const keys = issue.keys.slice(0, MOST_ISSUES).map((key) => key.slice(0, MOST_LETTERS));
    return notTaken(keys.map((key) => showableText(key, locale).slice(0, MOST_LETTERS)).join(', '));
  }
  const detail = detailOf(issue);
  const where = issue.path.map(String).join(' ').slice(0, 60);
  return where === ''
    ? wholeWrong(detail)
    : partWrong({ name: showableText(where, locale), detail });
}

/** In our own plain words: those of the schema library name patterns and types. Only English has room for them. */
function detailOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message.slice(0, 120);
  if (issue.code === 'invalid_value') {
    // A closed list is ours, and whoever calls can choose from it; one of a program's own words would be read out to nobody's use.
    const values = issue.values.map(String);
    const areSayable = values.every((value) => /^[A-Za-z-]+$/.test(value));
    return areSayable ? `it is one of ${values.join(', ')}` : 'it is none of those that it may be';
  }
  return DETAILS.get(issue.code) ?? 'it is missing, or of another form than it should be';
}

const DETAILS: ReadonlyMap<string, string> = new Map([
  ['too_small', 'it is too small or too short'],
  ['too_big', 'it is too large or too long'],
]);
