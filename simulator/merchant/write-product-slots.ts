/** Writes the shelf's products into the interaction model, after a product was added or renamed: `node dist/simulator/merchant/write-product-slots.js`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { productSlots } from './product-slots.ts';

const modelSchema = z.looseObject({
  interactionModel: z.looseObject({
    languageModel: z.looseObject({ types: z.array(z.looseObject({ name: z.string() })) }),
  }),
});

const path = fileURLToPath(
  new URL('../../../skill-package/interactionModels/custom/en-US.json', import.meta.url),
);
const model = modelSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
for (const type of model.interactionModel.languageModel.types) {
  if (type.name === 'PRODUCT') type['values'] = productSlots();
}
writeFileSync(path, `${JSON.stringify(model, undefined, 2)}\n`);
