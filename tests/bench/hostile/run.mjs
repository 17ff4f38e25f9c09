/** What a hostile host gets, alone; nothing else should run on the machine meanwhile. */
import { buildOrStop } from '../../../simulator/build.mjs';
import { runFromSource } from '../../run-from-source.mjs';

await buildOrStop();
await runFromSource('/tests/bench/hostile/main.ts');
