/** `npm run say -- --locale de-DE --amount 5015 --currency EUR`: one amount as it is said, read back and marked up. */
import { buildOrStop } from './build.mjs';

await buildOrStop();
await import('../dist/simulator/say/main.js');
