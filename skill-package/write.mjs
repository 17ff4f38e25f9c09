/** Writes the models and the manifest from their sources. */
import { runFromSource } from '../tests/run-from-source.mjs';

await runFromSource('/skill-package/source/write-skill-package.ts');
