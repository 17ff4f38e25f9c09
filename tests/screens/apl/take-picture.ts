/** Draws what a picture shows, and says in what it is not as it was. */
import { readFileSync } from 'node:fs';
import type { ScreenData } from '#screens/apl';
import { APL_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { readPng } from '../../pictures/read-png.ts';
import { findChanges } from './compare-pictures.ts';
import { findMoves, foreignAreas } from './compare-texts.ts';
import { aplScreenOfEcho, type NamedScreen } from './echo-screens.ts';
import type { DrawnText, EngineStage } from './engine-stage.ts';
import {
  keptPictureFile,
  keptTextsOf,
  scaleOf,
  type KeptText,
  type WantedPicture,
} from './kept-pictures.ts';
import { CASES, type ScreenCase } from './screen-cases.ts';

export interface TakenPicture {
  readonly png: Uint8Array;
  readonly texts: readonly KeptText[];
}

export function caseOf(name: string): ScreenCase {
  const found = CASES.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no case ${name}.`);
  return found;
}

export function dataOf(shown: ScreenCase, { echo }: NamedScreen): ScreenData {
  return shown.make({
    strings: SKILL_STRINGS['en-US'].card,
    texts: APL_TEXTS['en-US'],
    screen: aplScreenOfEcho(echo),
  });
}

export async function drawPicture(
  stage: EngineStage,
  { screen, shows, theme }: WantedPicture,
): Promise<readonly DrawnText[]> {
  return stage.draw({ echo: screen.echo, theme, data: dataOf(caseOf(shows), screen) });
}

/** Of what stands there now. */
export async function takePicture(
  stage: EngineStage,
  { screen: { echo } }: WantedPicture,
  texts: readonly DrawnText[],
): Promise<TakenPicture> {
  return { png: await stage.shoot(echo, scaleOf(echo)), texts: keptTextsOf(texts) };
}

export function readKeptPicture({ name }: WantedPicture): Uint8Array {
  return readFileSync(keptPictureFile(name));
}

/** One line for each thing that is not as it was. */
export function findFaults(
  kept: TakenPicture,
  now: TakenPicture,
  { screen: { echo } }: WantedPicture,
): readonly string[] {
  const unseen = [...kept.texts, ...now.texts];
  const changes = findChanges(
    readPng(kept.png),
    readPng(now.png),
    foreignAreas(unseen, scaleOf(echo)),
  );
  const places = changes.map(({ x, y }) => `${String(x)},${String(y)}`);
  return [
    ...findMoves(kept.texts, now.texts),
    ...(places.length === 0
      ? []
      : [`looks otherwise in ${String(places.length)} cells: ${places.slice(0, 6).join(' ')}`]),
  ];
}
