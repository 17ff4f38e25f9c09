/** Every amount of the sets, by every voice, in every noise, without and with its read-back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBackDigits, speakAmount, type Money } from '#core';
import { twoAtOnce } from '../tools.ts';
import { englishAmountSets } from './english-amounts.ts';
import { parseHeardAmount } from './heard-amount.ts';
import type { Trial } from './hearing-counts.ts';
import { NOISES, openBooth, VOICES } from './speak-and-listen.ts';

export async function hearEnglish(onProgress: (line: string) => void): Promise<readonly Trial[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hearing-'));
  try {
    const booth = await openBooth(folder);
    const tasks = englishAmountSets().flatMap(({ name, amounts }) =>
      amounts.flatMap((money) =>
        VOICES.flatMap((voice) =>
          NOISES.map((noise) => ({ setName: name, money, voice, noise, ...textsOf(money) })),
        ),
      ),
    );
    return await twoAtOnce(
      tasks,
      async ({ setName, money, voice, noise, without, withReadBack }, lane): Promise<Trial> => {
        const hear = async (text: string) =>
          parseHeardAmount(await booth.hear({ text, voice, noise }, lane));
        return {
          setName,
          voice,
          noise,
          amountMinor: money.amountMinor,
          without: await hear(without),
          withReadBack: withReadBack === undefined ? undefined : await hear(withReadBack),
        };
      },
      (finished) => {
        if (finished % 60 === 0 || finished === tasks.length) {
          onProgress(`en-US: ${String(finished)} of ${String(tasks.length)} amounts heard`);
        }
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The last clause of the product's own sentence. */
function textsOf(money: Money): { without: string; withReadBack: string | undefined } {
  const without = `The total is ${speakAmount(money, 'en-US')}`;
  const digits = readBackDigits(money, 'en-US');
  return { without, withReadBack: digits === undefined ? undefined : `${without}: ${digits}` };
}
