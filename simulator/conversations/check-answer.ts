/** Holds an answer against what the dialogue expects of it; each difference is one line of words. */
import { minorUnitsOf, speakAmount, type SpeechLocale } from '#core';
import { SKILL_STRINGS } from '#screens/strings';
import { sayDigitsIn } from './say-digits.ts';
import type { Expected, Part, Speech } from './dialogue.ts';
import type { Answered, PlayedTurn, Stage } from './stage.ts';

export interface CheckedBy {
  readonly stage: Pick<Stage, 'code' | 'shopWords' | 'orderWords'>;
  readonly locale: SpeechLocale;
  readonly shopName: string;
  readonly hasScreen: boolean;
}

export async function checkAnswer(
  { turn, session, card }: Answered,
  expected: Expected,
  by: CheckedBy,
): Promise<readonly string[]> {
  if (turn.kind !== 'answer') return [`the device had trouble: ${turn.fault ?? turn.kind}`];
  const reached = turn.intent?.name ?? turn.request ?? 'nothing';
  return [
    ...differs('the intent', reached, expected.intent),
    ...Object.entries(expected.slots ?? {}).flatMap(([name, value]) =>
      differs(`the slot ${name}`, turn.intent?.slots[name], value),
    ),
    ...(await checkSpeech(turn.caption, expected.speech, by)),
    ...repeatsCode(turn.caption, by),
    ...checkSession(turn, session, expected.session),
    ...differs('the screen', shownBy(turn), by.hasScreen ? expected.shows : undefined),
    ...differs('the slot that is asked for', elicitedBy(turn), expected.elicits),
    ...differs('the card in the Alexa app', card, expected.card),
  ];
}

export async function checkSpeech(
  caption: string,
  { whole, has = [], not = [] }: Speech,
  by: CheckedBy,
): Promise<readonly string[]> {
  const asSaid = (words: string): string => spacedAs(words, by.locale);
  const said = asSaid(caption);
  const faults: string[] = [];
  if (whole !== undefined) {
    const parts = await Promise.all(whole.map((part) => wordsOf(part, by)));
    const wanted = asSaid(parts.join(' '));
    if (!parts.includes(undefined) && said !== wanted) {
      faults.push(`it says "${said}", not "${wanted}"`);
    }
  }
  for (const part of has) {
    const words = await wordsOf(part, by);
    if (words !== undefined && !said.includes(asSaid(words))) {
      faults.push(`it says "${said}", without "${asSaid(words)}"`);
    }
  }
  for (const part of not) {
    const words = await wordsOf(part, by);
    if (words !== undefined && said.toLowerCase().includes(asSaid(words).toLowerCase())) {
      faults.push(`it says "${said}", with "${asSaid(words)}"`);
    }
  }
  return faults;
}

/** Printed on the demo's cards and read out with every order: of a code that is one of these by chance nothing can be told. */
const ON_CARDS: readonly string[] = ['4242', '5100', '4444'];

/** Invariant 12: whatever is said, it is not the code that the phone shows. */
function repeatsCode(caption: string, { stage, locale }: CheckedBy): readonly string[] {
  const code = stage.code();
  if (code === undefined || ON_CARDS.includes(code)) return [];
  const said = spacedAs(caption, locale);
  const isSaid = [code, sayDigitsIn(code, locale)].some((words) =>
    said.includes(spacedAs(words, locale)),
  );
  return isSaid ? ['it says the code'] : [];
}

async function wordsOf(part: Part, by: CheckedBy): Promise<string | undefined> {
  if (typeof part === 'string') return part;
  const strings = SKILL_STRINGS[by.locale];
  if ('text' in part) return strings[part.skill](part.text);
  if ('cents' in part) {
    const dollars = { amountMinor: minorUnitsOf(part.cents), currency: 'USD' } as const;
    return speakAmount(dollars, by.locale);
  }
  if ('skill' in part) return strings[part.skill];
  if ('named' in part) return strings[part.named](by.shopName);
  return 'shop' in part ? by.stage.shopWords(part.shop) : by.stage.orderWords(part.order);
}

/** Design section 8 of the issue: the session is open exactly where something is asked. */
function checkSession(
  turn: PlayedTurn,
  session: Answered['session'],
  expected: Expected['session'],
): readonly string[] {
  const is = session === 'open' ? 'open' : 'ended';
  if (is !== expected) return [`the session is ${is}, not ${expected}`];
  return is === 'open' && !turn.listens ? ['the session is open, but nobody listens'] : [];
}

export function shownBy({ directives }: PlayedTurn): string | undefined {
  const kinds = directives.flatMap((directive) => {
    if (!directive.type.endsWith('.RenderDocument')) return [];
    const data = asRecord(asRecord(asRecord(directive)['datasources'])['hearback']);
    return [typeof data['kind'] === 'string' ? data['kind'] : 'a document of no kind'];
  });
  return kinds.length === 0 ? undefined : kinds.join(' and ');
}

function elicitedBy({ directives }: PlayedTurn): string | undefined {
  for (const directive of directives) {
    const slot = asRecord(directive)['slotToElicit'];
    if (directive.type === 'Dialog.ElicitSlot' && typeof slot === 'string') return slot;
  }
  return undefined;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function differs(what: string, is: string | undefined, wanted: string | undefined): string[] {
  return is === wanted ? [] : [`${what} is ${is ?? 'none'}, not ${wanted ?? 'none'}`];
}

/** As a device's caption has it: one space between words, none before a mark; Japanese is told without any. */
function spacedAs(words: string, locale: SpeechLocale): string {
  if (locale === 'ja-JP') return words.replace(/\s+/g, '');
  return words
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}
