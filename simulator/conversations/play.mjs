/** `npm run converse -- NAME`: one scripted conversation, played over the wire and printed. */
import { buildOrStop } from '../build.mjs';

await buildOrStop();
await import('../../dist/simulator/conversations/play-main.js');
