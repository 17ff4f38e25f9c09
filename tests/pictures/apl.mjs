/**
 * `node tests/pictures/apl.mjs [FOLDER [KIND …]]`: the contact sheets of the Echo's screens; without a folder those of the documentation.
 * With `--write` the kept pictures, which `tests/screens/apl/screens.test.ts` compares with.
 */
import { runFromSource } from '../run-from-source.mjs';

await runFromSource('/tests/pictures/apl-main.ts');
