/** `node tests/lambda/schemas/run.mjs`: writes the schemas of Alexa's envelopes anew, after ask-sdk-model has changed. */
import { ensureInstalled } from '../../../simulator/setup.mjs';
import { runFromSource } from '../../run-from-source.mjs';

ensureInstalled();
await runFromSource('/tests/lambda/schemas/main.ts');
