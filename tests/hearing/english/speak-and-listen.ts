/** One sentence through synthesiser, noise and recogniser. */
import { writeFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../tools.ts';

export const VOICES = ['slt', 'rms', 'awb'] as const;
export type Voice = (typeof VOICES)[number];

/** `level` is the factor on pink noise whose loudness is about that of the speech (both about 0.15 of full scale, root mean square). */
export const NOISES = [
  { name: 'clean', level: 0 },
  { name: 'noise 0.02', level: 0.02 },
  { name: 'noise 0.05', level: 0.05 },
] as const;
export type Noise = (typeof NOISES)[number];

const PCM = ['-r', '16000', '-c', '1', '-b', '16'];

export interface Booth {
  /** @param lane names the files, so that two can listen at once. */
  readonly hear: (said: Said, lane: number) => Promise<string>;
}

export interface Said {
  readonly text: string;
  readonly voice: Voice;
  readonly noise: Noise;
}

export interface BoothSetting {
  /** An empty folder of its own, which the caller removes. */
  readonly folder: string;
  /** In JSGF. */
  readonly grammar: string;
}

export async function openBooth({ folder, grammar: rules }: BoothSetting): Promise<Booth> {
  const grammar = join(folder, 'amounts.gram');
  const noiseFile = join(folder, 'noise.wav');
  await writeFile(grammar, rules);
  // -R: the same noise in every run.
  await runTool('sox', ['-R', '-n', ...PCM, noiseFile, 'synth', '30', 'pinknoise']);
  return {
    hear: async ({ text, voice, noise }, lane) => {
      const file = (name: string) => join(folder, `${String(lane)}-${name}.wav`);
      const [raw, clean, noisy] = [file('raw'), file('clean'), file('noisy')];
      const slower = ['--setf', 'duration_stretch=1.15'];
      await runTool('flite', ['-voice', voice, ...slower, '-t', text, '-o', raw]);
      await runTool('sox', ['-R', raw, ...PCM, clean, ...'gain -n -3 pad 0.4 0.2'.split(' ')]);
      if (noise.level > 0) await addNoise({ clean, noiseFile, noisy, level: noise.level });
      const heard = await runTool('pocketsphinx_continuous', [
        ...['-infile', noise.level > 0 ? noisy : clean, '-jsgf', grammar],
        // A sentence is heard as one, whatever it pauses.
        ...['-vad_postspeech', '200', '-logfn', devNull],
      ]);
      return heard.replaceAll(/\s+/gu, ' ').trim();
    },
  };
}

async function addNoise({
  clean,
  noiseFile,
  noisy,
  level,
}: {
  readonly clean: string;
  readonly noiseFile: string;
  readonly noisy: string;
  readonly level: number;
}): Promise<void> {
  const seconds = (await runTool('sox', ['--i', '-D', clean])).trim();
  const mixed = ['-m', '-v', '1', clean, '-v', String(level), noiseFile];
  await runTool('sox', ['-R', ...mixed, ...PCM, noisy, 'trim', '0', seconds]);
}
