/** `node tests/pictures/card.mjs FOLDER [NAME …]`: the sheets of the card alone. */
import { runFromSource } from '../run-from-source.mjs';

await runFromSource('/tests/pictures/card-main.ts');
