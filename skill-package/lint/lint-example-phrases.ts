/** The phrases of the store card work as they stand: they wake the device, name the skill, and mean what they are said to mean. */
import type { ExamplePhrase } from '../source/store-text.ts';
import type { LintFault } from './fault.ts';

export interface LintedPhrases {
  readonly locale: string;
  readonly invocationName: string;
  readonly phrases: readonly ExamplePhrase[];
}

/** What words mean to the skill: an intent's name, or `LaunchRequest`; undefined where they do not reach it. */
export type Route = (locale: string, words: string) => string | undefined;

const WAKE_WORD = /^(?:Alexa|アレクサ|एलेक्सा)[,、]\s*/u;

export function lintExamplePhrases(
  { locale, invocationName, phrases }: LintedPhrases,
  route: Route,
): readonly LintFault[] {
  const [first] = phrases;
  const whats = [
    ...(first?.means === 'LaunchRequest' ? [] : ['the first phrase does not open the skill']),
    ...phrases.flatMap(({ says, means }) => phraseFaults(says, means)),
  ];
  return whats.map((what) => ({
    rule: 'example-phrases' as const,
    locale,
    where: invocationName,
    what,
  }));

  function phraseFaults(says: string, means: string): readonly string[] {
    const found = route(locale, says);
    return [
      ...(WAKE_WORD.test(says) ? [] : [`"${says}" does not begin with the wake word`]),
      ...(says.toLowerCase().includes(invocationName) ? [] : [`"${says}" does not name the skill`]),
      ...(found === means ? [] : [`"${says}" means ${found ?? 'nothing'}, not ${means}`]),
    ];
  }
}
