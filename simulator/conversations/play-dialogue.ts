/** Plays one dialogue on a stage and tells what was said, and everything that is not as the dialogue has it. */
import { bindWords } from './bind-words.ts';
import { checkAnswer, checkSpeech, type CheckedBy } from './check-answer.ts';
import type { Dialogue, SettlementDid, Step } from './dialogue.ts';
import type { Settled, Stage } from './stage.ts';

/** A line of the talk, for whoever reads along. */
export interface TalkLine {
  readonly who: 'customer' | 'alexa' | 'phone' | 'shop' | 'time';
  readonly words: string;
}

export interface Played {
  readonly talk: readonly TalkLine[];
  /** Empty: everything was as written. */
  readonly faults: readonly string[];
}

/** How long Alexa listens. */
const SILENCE_MS = 8000;

export async function playDialogue(
  dialogue: Dialogue,
  stage: Stage,
  {
    shopName,
    tell = () => undefined,
  }: { readonly shopName: string; readonly tell?: (line: TalkLine) => void },
): Promise<Played> {
  const talk: TalkLine[] = [];
  const faults: string[] = [];
  const by: CheckedBy = {
    stage,
    shopName,
    locale: dialogue.locale,
    hasScreen: dialogue.device === 'show',
  };
  const say = (line: TalkLine): void => {
    talk.push(line);
    tell(line);
  };
  for (const [position, step] of dialogue.steps.entries()) {
    const found = await playStep(step, { stage, by, say });
    faults.push(...found.map((fault) => `step ${String(position + 1)}: ${fault}`));
    // What follows a turn that went wrong would only repeat that.
    if (found.length > 0) return { talk, faults };
  }
  faults.push(...checkSettled(await stage.settled(), dialogue.settlement));
  return { talk, faults };
}

interface Playing {
  readonly stage: Stage;
  readonly by: CheckedBy;
  readonly say: (line: TalkLine) => void;
}

async function playStep(step: Step, { stage, by, say }: Playing): Promise<readonly string[]> {
  if ('say' in step) {
    const words = bindWords(step.say, { code: stage.code(), locale: by.locale });
    say({ who: 'customer', words });
    const answered = await stage.say(words);
    for (const said of answered.turn.saidMeanwhile) say({ who: 'alexa', words: said });
    say({ who: 'alexa', words: answered.turn.caption });
    return checkAnswer(answered, step.expect, by);
  }
  if ('silence' in step) return playSilence(step, { stage, by, say });
  if ('phone' in step) {
    say({ who: 'phone', words: step.phone });
    await stage.phone(step.phone);
  } else if ('shop' in step) {
    say({ who: 'shop', words: step.shop });
    await stage.press(step.shop);
  } else {
    say({ who: 'time', words: `${String(step.minutes)} minutes go by` });
    await stage.wait(step.minutes);
  }
  return [];
}

async function playSilence(
  { silence, expect }: Extract<Step, { readonly silence: unknown }>,
  { stage, by, say }: Playing,
): Promise<readonly string[]> {
  say({ who: 'time', words: 'nobody speaks' });
  const { turn, session } = await stage.advance(SILENCE_MS);
  if (turn.caption !== '') say({ who: 'alexa', words: turn.caption });
  const wanted = silence === 'reprompt' ? 'reprompt' : 'ended';
  if (turn.kind !== wanted) return [`silence brings "${turn.kind}", not "${wanted}"`];
  if ((session === 'open') !== (silence === 'reprompt')) return [`the session is ${session}`];
  return expect === undefined ? [] : checkSpeech(turn.caption, expect, by);
}

export function checkSettled(settled: Settled, expected: SettlementDid): readonly string[] {
  const is = settled.charged.join(', ');
  const wanted = expected.charged.join(', ');
  return [
    ...(is === wanted ? [] : [`settlement charged [${is}], not [${wanted}]`]),
    ...(expected.ended === undefined ||
    settled.ended === undefined ||
    settled.ended === expected.ended
      ? []
      : [`the newest order is ${settled.ended}, not ${expected.ended}`]),
  ];
}
