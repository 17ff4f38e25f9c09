/** `npm run walkthrough`: the whole job over the wire, without a browser. */
import { buildOrStop } from './build.mjs';

await buildOrStop();
await import('../dist/simulator/walkthrough/main.js');
