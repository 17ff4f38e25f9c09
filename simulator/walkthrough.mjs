/** `npm run walkthrough`: the whole job over the wire, without a browser. */
import { build } from './build.mjs';

build();
await import('../dist/simulator/walkthrough/main.js');
