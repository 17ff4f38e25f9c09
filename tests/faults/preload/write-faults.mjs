// Loaded before a side's own program (`node --import`): whoever imports the SQLite package gets it through `faulty-sqlite.mjs`.
// The product has no switch for it and knows nothing of it.
import { register } from 'node:module';

register('./replace-sqlite.mjs', import.meta.url);
