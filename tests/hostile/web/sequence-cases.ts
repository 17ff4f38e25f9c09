/** Attacks of several steps as cases: replayed and mixed-up ceremonies, another's order, forced sign-ins, calls by our own server. */
import type { Answer } from '../../approval/test-browser.ts';
import { SEQUENCES, type Sequence } from './sequences.ts';
import type { WebCase, WebScene } from './web-case.ts';
import { changedSince, isRefused, takeSnapshot } from './web-stage.ts';

export const SEQUENCE_CASES: readonly WebCase[] = SEQUENCES.map((sequence, at) => ({
  id: `W${String(at + 31)}`,
  kind: 'hostile',
  title: sequence.id,
  attack: sequence.attack,
  harm: sequence.harm,
  needsOwnStage: true,
  play: (scene) => playSequence(sequence, scene),
}));

/** A card without guards does for the attacker what she herself may: the same detector must see that. */
export async function playSequence(
  { play, control, usesUp }: Sequence,
  scene: WebScene,
): Promise<{ readonly attempts: number; readonly harms: readonly string[] }> {
  const go = await play(scene);
  const before = takeSnapshot(scene);
  const answers = scene.isControl ? [await control(scene)] : await go();
  return {
    attempts: answers.length,
    harms: [
      ...answers.flatMap(harmsOf),
      ...changedSince(before, scene)
        .filter((table) => usesUp?.includes(table) !== true)
        .map((table) => `${table} changed`),
    ],
  };
}

function harmsOf(answer: Answer): readonly string[] {
  const location = answer.headers['location'];
  return [
    ...(isRefused(answer) ? [] : [`answered with ${answer.text.slice(0, 80)}`]),
    ...(location === undefined ? [] : [`sent on to ${String(location)}`]),
  ];
}
