/** The processor's vault over HTTP, in the shape of PayPal Vault v3: a set-up token becomes a stored card. */
import type { CardVault, CardVaultAnswer, Clock } from '#core';
import type { Fetch, Log } from '#edge';
import { z } from 'zod';
import { createAccessToken, type ProcessorAccount } from '../processor/access-token.ts';
import { createAuthorizedCall, type ProcessorAnswer } from '../processor/authorized-call.ts';

/** Only what is relied on; PayPal sends more. */
const storedSchema = z.object({
  id: z.string().regex(/^[0-9a-zA-Z_-]{1,36}$/),
  payment_source: z.object({
    card: z.object({
      brand: z.string().regex(/^[A-Z_]{1,40}$/),
      last_digits: z.string().regex(/^[0-9]{4}$/),
    }),
  }),
});

const BRAND_NAMES: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  MAESTRO: 'Maestro',
};

/** Answers that will be the same however often it is asked: the token is no such token, used, or of another client. */
const REFUSED_STATUSES = [400, 403, 404, 422];

export function createHttpCardVault(
  account: ProcessorAccount,
  using: { readonly fetch: Fetch; readonly clock: Clock; readonly log: Log },
): CardVault {
  const call = createAuthorizedCall(account, {
    fetch: using.fetch,
    accessToken: createAccessToken(account, using),
  });
  return {
    async storeCard(request) {
      const { instrumentId, idempotencyKey, setupToken } = request;
      try {
        const answer = await call({
          path: '/v3/vault/payment-tokens',
          idempotencyKey,
          body: JSON.stringify({
            payment_source: { token: { id: setupToken, type: 'SETUP_TOKEN' } },
          }),
        });
        const read = readAnswer(answer);
        if (read.outcome !== 'stored') {
          using.log.warn({ instrumentId, status: answer.status }, 'the processor stored no card');
        }
        return read;
      } catch (fault) {
        using.log.warn({ err: fault, instrumentId }, 'the processor gave no answer about a card');
        return { outcome: 'unknown' };
      }
    },
  };
}

function readAnswer(answer: ProcessorAnswer): CardVaultAnswer {
  if (REFUSED_STATUSES.includes(answer.status)) return { outcome: 'refused' };
  // 200 is the answer to a repeated request id, 201 to the first.
  if (answer.status !== 201 && answer.status !== 200) return { outcome: 'unknown' };
  const stored = storedSchema.safeParse(answer.body);
  // It would say the same for ever: what is no card that can be named is none to pay with.
  if (!stored.success) return { outcome: 'refused' };
  const { brand, last_digits: lastDigits } = stored.data.payment_source.card;
  return {
    outcome: 'stored',
    processorVaultId: stored.data.id,
    label: `${BRAND_NAMES[brand] ?? 'Card'} ending ${lastDigits}`,
  };
}
