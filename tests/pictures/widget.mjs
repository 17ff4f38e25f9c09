/** `node tests/pictures/widget.mjs [FOLDER]`: contact sheets of the cards for MCP hosts, into `docs/screens/widget` when no folder is named. */
import { runFromSource } from '../run-from-source.mjs';

await runFromSource('/tests/pictures/widget-main.ts');
