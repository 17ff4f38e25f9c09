/** What a customer takes from the Echo's answer, and how they say a code. */
import { z } from 'zod';
import { orderDigestSchema } from '#core';
import { sayDigitsIn } from '../conversations/say-digits.ts';
import type { EchoTurn } from './echo-client.ts';
import { WalkFailed } from './expect.ts';

const directiveSchema = z.object({
  datasources: z.object({
    hearback: z.object({
      kind: z.literal('total'),
      stateWord: z.string(),
      total: z.string(),
      checkWords: z.string(),
      instrument: z.string(),
      cardAddress: z.url(),
    }),
  }),
});

const dryRunCardSchema = directiveSchema.transform(({ datasources: { hearback } }) => ({
  ...hearback,
  digest: orderDigestSchema.parse(new URL(hearback.cardAddress).pathname.split('/').at(-1)),
}));
export type DryRunCard = z.output<typeof dryRunCardSchema>;

/** @throws {WalkFailed} when the screen shows no total card. */
export function readDryRunCard(turn: EchoTurn): DryRunCard {
  for (const directive of turn.directives) {
    const card = dryRunCardSchema.safeParse(directive);
    if (card.success) return card.data;
  }
  throw new WalkFailed(`the Echo shows no total card; it says: ${turn.caption}`);
}

export function sayDigits(code: string): string {
  return sayDigitsIn(code, 'en-US');
}
