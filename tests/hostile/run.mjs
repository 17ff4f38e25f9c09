/** `npm run hostile`: builds what it needs, then runs the suite from its source. */
import { buildOrStop } from '../../simulator/build.mjs';
import { runFromSource } from '../run-from-source.mjs';

await buildOrStop();
await runFromSource('/tests/hostile/main.ts');
