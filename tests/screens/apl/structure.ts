/** What stands where on a screen as it usually is: kept beside the pictures, so that a change of one is seen without comparing pixels. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APL_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { aplScreenOfEcho, SCREENS } from './echo-screens.ts';
import type { EngineStage } from './engine-stage.ts';
import { CASES } from './screen-cases.ts';

/** Every letter is drawn so much wider: a device's own face may be wider than the one that stands in for it. */
export const WIDER_BY = 0.04;

export const STRUCTURE_FILE = join(
  import.meta.dirname,
  ...['..', '..', '..', 'docs', 'screens', 'apl', 'structure.json'],
);
export const STRUCTURE_CASES = CASES.filter(
  ({ name }) => name.endsWith('as usual') || name.startsWith('problem'),
);
/** One of each layout. */
export const STRUCTURE_SCREENS = SCREENS.filter(({ name }) => /Spot|Show 10|upright/.test(name));

interface PlacedText {
  readonly text: string;
  /** Left, top, right and bottom edge in dp. */
  readonly at: readonly number[];
}

export type Structure = Readonly<Record<string, readonly PlacedText[]>>;

export async function takeStructure(stage: EngineStage): Promise<Structure> {
  const taken: Record<string, readonly PlacedText[]> = {};
  for (const { name: screenName, echo } of STRUCTURE_SCREENS) {
    for (const { name, make } of STRUCTURE_CASES) {
      const data = make({
        strings: SKILL_STRINGS['en-US'].card,
        texts: APL_TEXTS['en-US'],
        screen: aplScreenOfEcho(echo),
      });
      const texts = await stage.draw({ echo, theme: 'dark', data });
      taken[`${screenName}: ${name}`] = texts.map(({ text, box }) => ({
        text,
        at: [box.x, box.y, box.right, box.bottom].map(Math.round),
      }));
    }
  }
  return taken;
}

export async function readStructure(): Promise<Structure> {
  return JSON.parse(await readFile(STRUCTURE_FILE, 'utf8')) as Structure;
}
