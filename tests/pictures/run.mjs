/** `npm run pictures`: plays every guided scenario in both themes and keeps its telling moments under `docs/screens/`. */
import { buildOrStop } from '../../simulator/build.mjs';
import { runFromSource } from '../run-from-source.mjs';

await buildOrStop();
await runFromSource('/tests/pictures/main.ts');
