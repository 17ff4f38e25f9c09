/** `npm run certify`: builds what it needs, then checks every requirement from the source of its rows. */
import { buildOrStop } from '../../simulator/build.mjs';
import { runFromSource } from '../run-from-source.mjs';

await buildOrStop();
await runFromSource('/tests/certify/main.ts');
