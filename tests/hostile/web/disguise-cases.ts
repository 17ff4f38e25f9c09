/** Each disguise as a case: every call of the card, made by somebody else in it. */
import { DISGUISES, sendDisguised, type Disguise } from './disguises.ts';
import { TARGETS, type Target } from './targets.ts';
import type { WebCase, WebScene } from './web-case.ts';
import { changedSince, isRefused, secretsIn, takeSnapshot } from './web-stage.ts';

export const DISGUISE_CASES: readonly WebCase[] = DISGUISES.map((disguise, at) => ({
  id: `W${String(at + 1).padStart(2, '0')}`,
  kind: 'hostile',
  title: `a call by a ${disguise.id}`,
  attack: disguise.attack,
  harm: 'anything of hers is read, changed or confirmed',
  play: async (scene) => {
    const targets = targetsFor(disguise, scene);
    const harms: string[] = [];
    for (const target of targets) harms.push(...(await harmsBy(disguise, target, scene)));
    return { attempts: targets.length, harms };
  },
}));

/** At a card without guards every target would fall, and most leave her account in another state: two show that the detector fires. */
const SHOWN_ON_CONTROL: readonly string[] = ['read her orders', 'settings'];

function targetsFor({ notOn }: Disguise, { isControl }: WebScene): readonly Target[] {
  return TARGETS.filter(
    ({ id }) => notOn?.[id] === undefined && (!isControl || SHOWN_ON_CONTROL.includes(id)),
  );
}

async function harmsBy(
  disguise: Disguise,
  target: Target,
  scene: WebScene,
): Promise<readonly string[]> {
  const call = await target.call(scene);
  const prepared = takeSnapshot(scene);
  const answer = await sendDisguised(call, disguise, scene, scene.door);
  const told = [
    ...changedSince(prepared, scene)
      .filter((table) => disguise.usesUp?.[target.id]?.includes(table) !== true)
      .map((table) => `${table} changed`),
    ...secretsIn(answer, scene),
    ...(isRefused(answer) ? [] : [`answered with ${answer.text.slice(0, 80)}`]),
    ...(answer.status >= 500 ? [`a fault: ${answer.text}`] : []),
  ];
  return told.length === 0 ? [] : [`${target.id}: ${target.harm}: ${told.join(', ')}`];
}
