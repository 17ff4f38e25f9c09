/** `npm start`: installs what is missing, builds what has changed, and starts everything. */
import { buildOrStop } from './build.mjs';

await buildOrStop();
await import('../dist/simulator/launch/main.js');
