/** The skill's interaction models, as devices understand them; each is built once for all dialogues of its locale. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  createDeviceLanguages,
  parseInteractionModel,
} from '../../../simulator/alexa-cloud/index.ts';

const MODELS = new URL('../../../skill-package/interactionModels/custom/', import.meta.url);

export const languageOf = createDeviceLanguages((locale) =>
  parseInteractionModel(
    JSON.parse(readFileSync(fileURLToPath(new URL(`${locale}.json`, MODELS)), 'utf8')),
  ),
);
