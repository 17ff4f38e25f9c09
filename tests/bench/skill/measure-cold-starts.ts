/** How large the bundle for Lambda is and how long a fresh process takes with it until its first answer, beside the smallest ask-sdk skill. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleSkill } from '../../../deploy/bundle.mjs';
import { runBundle } from '../../lambda/bundle/run-bundle.ts';
import { makeEnvelope } from '../../lambda/support/make-envelope.ts';
import { timesOf, type Times } from '../measure/percentiles.ts';

export interface ColdStart {
  readonly name: 'the bundle' | 'the smallest skill';
  readonly bytes: number;
  /** From the first line of the bundle until it is read. */
  readonly load: Times;
  /** From there to the first answer, a launch. */
  readonly firstAnswer: Times;
  /** Processor time of the whole process, Node's own start included. */
  readonly cpu: Times;
}

export async function measureColdStarts(starts: number): Promise<readonly ColdStart[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-cold-'));
  try {
    const least = fileURLToPath(new URL('least-skill.ts', import.meta.url));
    const skills = [
      await makeSkill('the bundle', join(folder, 'bundle'), undefined),
      await makeSkill('the smallest skill', join(folder, 'least'), least),
    ];
    // In turn, so that what the machine does meanwhile hits both.
    for (let start = 0; start < starts; start += 1) {
      for (const { place, loads, answers, cpus } of skills) {
        const run = await runBundle(place, [makeEnvelope({})]);
        if (run.outcome !== 'ran') throw new Error(run.words);
        loads.push(run.loadMs);
        answers.push(run.answersMs);
        cpus.push(run.cpuMs);
      }
    }
    return skills.map(({ name, bytes, loads, answers, cpus }) => ({
      ...{ name, bytes },
      load: timesOf(loads),
      firstAnswer: timesOf(answers),
      cpu: timesOf(cpus),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface MadeSkill {
  readonly name: ColdStart['name'];
  readonly place: string;
  readonly bytes: number;
  readonly loads: number[];
  readonly answers: number[];
  readonly cpus: number[];
}

async function makeSkill(
  name: ColdStart['name'],
  place: string,
  entry: string | undefined,
): Promise<MadeSkill> {
  mkdirSync(place);
  const output = join(place, 'index.cjs');
  const { bytes } = await bundleSkill(entry === undefined ? { output } : { entry, output });
  return { name, place, bytes, loads: [], answers: [], cpus: [] };
}
