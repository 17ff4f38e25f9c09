/** `npm start`: installs what is missing, builds what has changed, and starts everything. */
import { build } from './build.mjs';

build();
await import('../dist/simulator/launch/main.js');
