/** `npm run bench`: builds what it needs, then measures. Nothing else should run on the machine meanwhile. */
import { buildOrStop } from '../../simulator/build.mjs';
import { runFromSource } from '../run-from-source.mjs';

await buildOrStop();
await runFromSource('/tests/bench/main.ts');
