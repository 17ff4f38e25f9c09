/**
 * Claims about how an order stands ("your order is placed", "the customer has already agreed") in a text from outside. Only our own
 * sentence says that, and it says that nothing is bought. Looked for in every language whatever the locale: a listener may know both.
 */
import { keyOf } from './amount-vocabulary.ts';
import type { Word } from './amount-words.ts';
import { STATE_CLAIM_WORDS, type StateClaimWords } from './languages/state-claim-words.ts';

/** Indexes of words: the first, and the one after the last. */
export interface StateClaim {
  readonly from: number;
  readonly next: number;
}

type Role = keyof StateClaimWords;
type Roles = Readonly<Record<Role, number>>;

const NO_ROLES: Roles = { orders: 0, states: 0, already: 0, people: 0, helpers: 0 };
/** By key, a bit a language in each role: the words of one claim are of one language. */
const ROLES: ReadonlyMap<string, Roles> = rolesOf();

/** Words between an order and its state: "order number five is hereby paid", "approved by the customer". */
const REACH = 4;
const REACH_OF_ALREADY = 2;

export function isStateWord(key: string): boolean {
  return (ROLES.get(key) ?? NO_ROLES).states !== 0;
}

export function stateClaimsIn(words: readonly Word[]): readonly StateClaim[] {
  const roles = words.map(({ key }) => ROLES.get(key) ?? NO_ROLES);
  const claims = roles.flatMap(({ states }, at): StateClaim[] => {
    if (states === 0) return [];
    const from = furthestPartner(words, roles, { at, step: -1 });
    const last = furthestPartner(words, roles, { at, step: 1 });
    if (from === undefined && last === undefined) return [];
    return [withHelpers(roles, { from: from ?? at, next: (last ?? at) + 1 })];
  });
  return claims.length === 0 && isNothingElse(words, roles)
    ? [{ from: 0, next: words.length }]
    : claims;
}

/** The order, the person or the "already" that makes the state at `at` a claim; of several the one furthest away. */
function furthestPartner(
  words: readonly Word[],
  roles: readonly Roles[],
  { at, step }: { readonly at: number; readonly step: -1 | 1 },
): number | undefined {
  const states = roles[at]?.states ?? 0;
  let helped = states;
  let found: number | undefined;
  for (let far = 1; far <= REACH + 1; far += 1) {
    const other = at + step * far;
    const role = roles[other];
    if (role === undefined || isBreak(words[other]?.key ?? '')) break;
    if (makesClaim(role, { states, helped, back: step < 0 ? far : undefined })) found = other;
    helped &= role.helpers | role.already;
  }
  return found;
}

/** `back`: how far before the state the word stands; undefined behind it, where no "already" and no person claims anything. */
function makesClaim(
  { orders, already, people }: Roles,
  of: { readonly states: number; readonly helped: number; readonly back: number | undefined },
): boolean {
  if ((orders & of.states) !== 0) return true;
  if (of.back === undefined) return false;
  if (of.back <= REACH_OF_ALREADY + 1 && (already & of.states) !== 0) return true;
  return of.back > 1 && (people & of.helped) !== 0;
}

/** The words that would be left hanging: "your … now". */
function withHelpers(roles: readonly Roles[], { from, next }: StateClaim): StateClaim {
  const isHelper = (role: Roles | undefined) =>
    role !== undefined && (role.helpers | role.already) !== 0;
  let first = from;
  while (isHelper(roles[first - 1])) first -= 1;
  let end = next;
  while (isHelper(roles[end])) end += 1;
  return { from: first, next: end };
}

/** A title of one such word is a claim too: "Approved." */
function isNothingElse(words: readonly Word[], roles: readonly Roles[]): boolean {
  const lettered = roles.filter((_role, at) => /\p{L}/u.test(words[at]?.key ?? ''));
  return (
    lettered.some(({ states }) => states !== 0) &&
    lettered.every(({ states, helpers, already }) => (states | helpers | already) !== 0)
  );
}

/** What parts two things said: a sentence's end, a comma, brackets. */
function isBreak(key: string): boolean {
  return /^[.,;!?()。、，；！？।]$/u.test(key);
}

function rolesOf(): ReadonlyMap<string, Roles> {
  const roles = new Map<string, Record<Role, number>>();
  STATE_CLAIM_WORDS.forEach((words, language) => {
    for (const role of Object.keys(NO_ROLES) as Role[]) {
      for (const word of words[role].split(' ')) {
        const key = keyOf(word);
        const known = roles.get(key) ?? { ...NO_ROLES };
        known[role] |= 1 << language;
        roles.set(key, known);
      }
    }
  });
  return roles;
}
