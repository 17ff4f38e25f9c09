/** `npm run policy-check -- FILE`: what a policy file allows, in plain words, or all that is wrong with it. */
import { buildOrStop } from './build.mjs';

await buildOrStop();
await import('../dist/simulator/policy/check-main.js');
