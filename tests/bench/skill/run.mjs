/** `node tests/bench/skill/run.mjs`: how large the skill's bundle is, how long it takes to start, and how long its answers take. */
import { ensureInstalled } from '../../../simulator/setup.mjs';
import { runFromSource } from '../../run-from-source.mjs';

ensureInstalled();
await runFromSource('/tests/bench/skill/main.ts');
