/** The time of every tool at 100,000 products; nothing else should run on the machine meanwhile. */
import { buildOrStop } from '../../../simulator/build.mjs';
import { runFromSource } from '../../run-from-source.mjs';

if (!process.argv.includes('--built')) await buildOrStop();
await runFromSource('/tests/bench/tools/main.ts');
