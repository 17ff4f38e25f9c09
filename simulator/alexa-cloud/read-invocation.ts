/** Tells what was said to which skill: "Alexa, open SHOP", "Alexa, ask SHOP to ...", or words without a skill's name. */
import { wordsOf } from './utterance-words.ts';

export type Invocation =
  /** The skill was opened by its name and nothing was asked. */
  | { readonly kind: 'open' }
  /** The skill was named and asked something: always a session of its own. */
  | { readonly kind: 'ask'; readonly utterance: string }
  /** No skill was named. */
  | { readonly kind: 'bare'; readonly utterance: string };

const OPENERS = ['open', 'launch', 'start', 'begin', 'use', 'talk to', 'load', 'play', 'run'];
const ASKERS = ['ask', 'tell'];
/** What may join the skill's name and the request ("ask SHOP to order"). */
const JOINERS = ['to', 'for', 'that', 'about', 'if', 'whether', 'and'];

export function readInvocation(text: string, invocationName: string): Invocation {
  const words = wordsOf(text);
  const said = (words[0] === 'alexa' ? words.slice(1) : words).join(' ');
  const name = wordsOf(invocationName).join(' ');
  for (const verb of [...OPENERS, ...ASKERS]) {
    const rest = after(said, `${verb} ${name}`);
    if (rest === undefined) continue;
    if (rest === '') return { kind: 'open' };
    return { kind: 'ask', utterance: withoutJoiner(rest) };
  }
  if (said === name) return { kind: 'open' };
  const request = requestBeforeName(said, name);
  if (request !== undefined) return { kind: 'ask', utterance: request };
  return { kind: 'bare', utterance: said };
}

function after(said: string, start: string): string | undefined {
  if (said === start) return '';
  return said.startsWith(`${start} `) ? said.slice(start.length + 1) : undefined;
}

function withoutJoiner(rest: string): string {
  const [first = '', ...others] = rest.split(' ');
  return JOINERS.includes(first) && others.length > 0 ? others.join(' ') : rest;
}

/** "order a dark roast from SHOP", "... using SHOP", "... with SHOP". */
function requestBeforeName(said: string, name: string): string | undefined {
  for (const joiner of ['from', 'using', 'with', 'on']) {
    const end = ` ${joiner} ${name}`;
    if (said.endsWith(end)) return said.slice(0, -end.length);
  }
  return undefined;
}
