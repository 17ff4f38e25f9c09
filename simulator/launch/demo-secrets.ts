/** Secrets of the service clients and passphrases of the demo customers: random, made once, kept with the stores. */
import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { keepPrivateFile, makePrivateFolder } from './private-file.ts';

const secretSchema = z.string().min(32);

const demoSecretsSchema = z.strictObject({
  clientSecrets: z.strictObject({
    'alexa-skill': secretSchema,
    'alexa-service': secretSchema,
    'approval-card': secretSchema,
    'mcp-service': secretSchema,
    'approval-service': secretSchema,
    processor: secretSchema,
    merchant: secretSchema,
    'merchant-buttons': secretSchema,
    mail: secretSchema,
  }),
  customers: z
    .array(
      z.strictObject({
        customerId: z.string().min(1),
        username: z.string().min(1),
        passphrase: z.string().min(12),
      }),
    )
    .min(2),
});
export type DemoSecrets = z.output<typeof demoSecretsSchema>;
export type DemoCustomer = DemoSecrets['customers'][number];

export function keepDemoSecrets(directory: string): DemoSecrets {
  const folder = join(directory, 'identity');
  makePrivateFolder(folder);
  const text = keepPrivateFile(join(folder, 'demo-secrets.json'), () =>
    JSON.stringify(makeDemoSecrets(), undefined, 2),
  );
  return demoSecretsSchema.parse(JSON.parse(text));
}

function makeDemoSecrets(): DemoSecrets {
  const secret = (): string => randomBytes(32).toString('base64url');
  return {
    clientSecrets: {
      'alexa-skill': secret(),
      'alexa-service': secret(),
      'approval-card': secret(),
      'mcp-service': secret(),
      'approval-service': secret(),
      processor: secret(),
      merchant: secret(),
      'merchant-buttons': secret(),
      mail: secret(),
    },
    customers: [
      { customerId: 'customer-1', username: 'customer-1', passphrase: makePassphrase() },
      { customerId: 'customer-2', username: 'customer-2', passphrase: makePassphrase() },
    ],
  };
}

/** Short, common and hard to confuse. A passphrase of the demo has to be read off a screen, not to withstand an attacker. */
const WORDS = [
  ...['apple', 'basin', 'cedar', 'delta', 'ember', 'field', 'grove', 'hazel'],
  ...['indigo', 'jolly', 'kettle', 'lemon', 'maple', 'north', 'olive', 'pebble'],
  ...['quiet', 'river', 'silver', 'timber', 'umber', 'velvet', 'willow', 'yellow'],
  ...['anchor', 'button', 'candle', 'drift', 'engine', 'feather', 'garden', 'harvest'],
];

function makePassphrase(): string {
  return Array.from({ length: 4 }, () => WORDS[randomInt(WORDS.length)] ?? 'apple').join('-');
}
