/** `node tests/pictures/apl.mjs [FOLDER [KIND …]]`: the contact sheets of the Echo's screens; without a folder those of the documentation. */
import { runFromSource } from '../run-from-source.mjs';

await runFromSource('/tests/pictures/apl-main.ts');
