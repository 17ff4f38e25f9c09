/** `node simulator/conversations/play.mjs NAME`: plays one scripted conversation in a demo of its own, or in one that runs, and prints the talk. */
import { createDial } from '#edge';
import { readRunningDemo } from '../walkthrough/demo-run.ts';
import { DIALOGUES, findDialogue } from './dialogues.ts';
import type { Dialogue } from './dialogue.ts';
import { CannotPlayHere, openStageOverTheWire } from './over-the-wire.ts';
import { startOwnDemo } from './own-demo.ts';
import { playDialogue, type TalkLine } from './play-dialogue.ts';

const SHOP_NAME = 'Harbor Roasters';
const [name, ...options] = process.argv.slice(2);
const base = options[0] === '--base' ? options[1] : undefined;
const dialogue = name === undefined ? undefined : findDialogue(name);
if (dialogue === undefined) {
  listAll(name);
} else {
  await play(dialogue);
}

function listAll(asked: string | undefined): void {
  const isHelp = asked === undefined || asked === '--list';
  const lines = DIALOGUES.map((each) => `  ${each.name.padEnd(34)} ${each.about}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (isHelp) return;
  process.stderr.write(`There is no conversation "${asked}"; these are all.\n`);
  process.exitCode = 1;
}

async function play(chosen: Dialogue): Promise<void> {
  const hosts = ['page.hearback.localhost', 'card.hearback.localhost', 'id.hearback.localhost'];
  const dial = createDial(
    Object.fromEntries([...hosts, '127.0.0.1'].map((host) => [host, '127.0.0.1'])),
  );
  const own = base === undefined ? await startOwnDemo(chosen) : undefined;
  try {
    const demo = await readRunningDemo(base ?? own?.pageOrigin ?? '', dial);
    process.stdout.write(`${chosen.about}\n\n`);
    const stage = await openStageOverTheWire(demo, chosen, { dial, own });
    const { faults } = await playDialogue(chosen, stage, { shopName: SHOP_NAME, tell: print });
    for (const fault of faults) process.stdout.write(`  not as written: ${fault}\n`);
    if (faults.length > 0) process.exitCode = 1;
    else process.stdout.write('\nEverything was as written.\n');
  } catch (fault) {
    if (!(fault instanceof CannotPlayHere)) throw fault;
    process.stdout.write(`\nPlayed this far: ${fault.message}.\n`);
  } finally {
    await own?.stop();
  }
}

function print({ who, words }: TalkLine): void {
  process.stdout.write(`${`${who}:`.padEnd(10)} ${words}\n`);
}
