/** Every amount of the sets, by every voice, in every noise, without and with its read-back; and some with other wordings of it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soundsLikeAnother, type Money } from '#core';
import { twoAtOnce } from '../tools.ts';
import { englishAmountSets } from './english-amounts.ts';
import { parseHeardAmount, type HeardAmount } from './heard-amount.ts';
import type { Trial } from './hearing-counts.ts';
import { numberGrammar } from './number-grammar.ts';
import {
  NOISES,
  openBooth,
  VOICES,
  type Booth,
  type Noise,
  type Voice,
} from './speak-and-listen.ts';
import { OTHER_WORDINGS, OUR_WORDING, totalClause, type ReadBackWording } from './wordings.ts';

const FEWER_WITH_CENTS = 12;

/** The same amounts in the same order, so that wordings can be paired. */
export interface WordingTrials {
  readonly name: string;
  readonly trials: readonly Trial[];
}

export interface EnglishTrials {
  readonly trials: readonly Trial[];
  /** Ours first. */
  readonly wordings: readonly WordingTrials[];
}

interface Task {
  readonly setName: string;
  readonly money: Money;
  readonly voice: Voice;
  readonly noise: Noise;
}

type Progress = (line: string) => void;

export async function hearEnglish(onProgress: Progress): Promise<EnglishTrials> {
  const trials = await hearWith(OUR_WORDING, tasksOf(Infinity), onProgress);
  const fewer = tasksOf(FEWER_WITH_CENTS).filter(({ money }) => soundsLikeAnother(money, 'en-US'));
  const ours = trials.filter((trial) => fewer.some((task) => isOf(trial, task)));
  const wordings: WordingTrials[] = [{ name: OUR_WORDING.name, trials: ours }];
  for (const wording of OTHER_WORDINGS) {
    const others = await hearWith(wording, fewer, onProgress, ours);
    wordings.push({ name: wording.name, trials: others });
  }
  return { trials, wordings };
}

function isOf({ money, voice, noise }: Trial, task: Task): boolean {
  return (
    money.amountMinor === task.money.amountMinor && voice === task.voice && noise === task.noise
  );
}

function tasksOf(most: number): readonly Task[] {
  return englishAmountSets().flatMap(({ name, amounts }) =>
    (name === 'whole, alike' ? amounts : amounts.slice(0, most)).flatMap((money) =>
      VOICES.flatMap((voice) => NOISES.map((noise) => ({ setName: name, money, voice, noise }))),
    ),
  );
}

/** @param before trials whose clause without a read-back was heard already */
async function hearWith(
  wording: ReadBackWording,
  tasks: readonly Task[],
  onProgress: Progress,
  before: readonly Trial[] = [],
): Promise<readonly Trial[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hearing-'));
  try {
    const booth = await openBooth({ folder, grammar: numberGrammar(wording.grammar) });
    return await twoAtOnce(
      tasks,
      async (task, lane) => {
        const known = before.find((trial) => isOf(trial, task))?.without;
        return hearTask({ task, known, wording, hear: hearerOf(booth, task, lane) });
      },
      (finished) => {
        if (finished % 60 === 0 || finished === tasks.length) {
          onProgress(`en-US ${wording.name}: ${String(finished)} of ${String(tasks.length)} heard`);
        }
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Hear = (text: string) => Promise<HeardAmount>;

function hearerOf(booth: Booth, { voice, noise }: Task, lane: number): Hear {
  return async (text) => parseHeardAmount(await booth.hear({ text, voice, noise }, lane));
}

async function hearTask({
  task: { setName, money, voice, noise },
  known,
  wording,
  hear,
}: {
  readonly task: Task;
  readonly known: HeardAmount | undefined;
  readonly wording: ReadBackWording;
  readonly hear: Hear;
}): Promise<Trial> {
  const clause = totalClause(money);
  const isReadBack = soundsLikeAnother(money, 'en-US');
  return {
    setName,
    voice,
    noise,
    money,
    without: known ?? (await hear(clause)),
    withReadBack: isReadBack ? await hear(clause + wording.say(money)) : undefined,
  };
}
