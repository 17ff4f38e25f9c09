/** `node deploy/prepare.mjs`: everything that `ask deploy` takes up: the bundle, and the skill package without what is not Alexa's. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../simulator/setup.mjs';
import { bundleSkill, OUTPUT } from './bundle.mjs';

const SOURCE = fileURLToPath(new URL('../skill-package', import.meta.url));
export const PACKAGE = fileURLToPath(new URL('../dist/deploy/skill-package', import.meta.url));
/** Amazon: skill package format. What else is in our folder makes these, and is not sent. */
const FOLDERS = ['interactionModels', 'assets'];

/** @param {string} folder is made anew. */
export function preparePackage(folder = PACKAGE) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of FOLDERS) {
    if (existsSync(join(SOURCE, name)))
      cpSync(join(SOURCE, name), join(folder, name), { recursive: true });
  }
  const skill = JSON.parse(readFileSync(join(SOURCE, 'skill.json'), 'utf8'));
  // The endpoint of a skill on the web; that of the function is known, and put in, once it is there.
  delete skill.manifest.apis.custom.endpoint;
  writeFileSync(join(folder, 'skill.json'), `${JSON.stringify(skill, undefined, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  preparePackage();
  const { bytes } = await bundleSkill();
  process.stdout.write(`${PACKAGE}\n${OUTPUT} (${String(Math.round(bytes / 1024))} KiB)\n`);
}
