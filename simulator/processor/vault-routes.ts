/** The processor's vault in the shape of PayPal's Payment Method Tokens v3: a set-up token is made of a card, a payment token of that. */
import { createHash } from 'node:crypto';
import type { Express } from 'express';
import { canonicalJson } from '#core';
import { z } from 'zod';
import { PayPalFault } from './paypal-fault.ts';
import { findTestCard, isExpiryAhead } from './test-cards.ts';
import type { VaultCard, VaultStore } from './vault-store.ts';

/** PayPal's own life of a set-up token: three days. */
const SETUP_TOKEN_MS = 3 * 24 * 3600 * 1000;

const requestIdSchema = z.string().regex(/^[\x21-\x7e]{1,108}$/);
const setupSchema = z.strictObject({
  payment_source: z.strictObject({
    card: z.strictObject({
      number: z.string().regex(/^[0-9]{13,19}$/),
      expiry: z.string().regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/),
      security_code: z
        .string()
        .regex(/^[0-9]{3,4}$/)
        .optional(),
      name: z.string().min(1).max(300).optional(),
    }),
  }),
});
const paymentSchema = z.strictObject({
  payment_source: z.strictObject({
    token: z.strictObject({
      id: z.string().regex(/^[0-9A-Z_-]{1,255}$/),
      type: z.literal('SETUP_TOKEN'),
    }),
  }),
});

export interface VaultParts {
  readonly vault: VaultStore;
  readonly nowEpochMs: () => number;
  /** An id in PayPal's form: 17 digits and capital letters. */
  readonly newId: () => string;
  readonly baseUrl: string;
}

export function vaultRoutes(
  app: Express,
  parts: VaultParts,
  callerOf: (authorization: string | undefined) => string,
): void {
  const { vault, baseUrl } = parts;
  app.post('/v3/vault/setup-tokens', (request, response) => {
    const clientId = callerOf(request.headers.authorization);
    const requestId = requestIdOf(request.get('PayPal-Request-Id'));
    const card = readCard(request.body, parts.nowEpochMs());
    // Without the number: two cards that agree in all of this are one to whoever repeats a request.
    const asked = canonicalJson(card);
    const repeated = findRepeated(vault, { clientId, requestId, asked });
    if (repeated !== undefined) {
      response.json(repeated);
      return;
    }
    const id = makeSetupToken({ clientId, card }, parts);
    const links = [link(`${baseUrl}/v3/vault/setup-tokens/${id}`, 'self', 'GET')];
    const answer = {
      id,
      customer: customerOf(clientId),
      status: 'APPROVED',
      payment_source: { card: cardBody(card) },
      links,
    };
    vault.keepAnswer({ clientId, requestId, asked, answer });
    response.status(201).json(answer);
  });
  paymentTokenRoute(app, parts, callerOf);
}

function paymentTokenRoute(
  app: Express,
  { vault, baseUrl, newId, nowEpochMs }: VaultParts,
  callerOf: (authorization: string | undefined) => string,
): void {
  app.post('/v3/vault/payment-tokens', (request, response) => {
    const clientId = callerOf(request.headers.authorization);
    const requestId = requestIdOf(request.get('PayPal-Request-Id'));
    const body = paymentSchema.safeParse(request.body);
    if (!body.success) throw new PayPalFault(400, 'INVALID_PARAMETER_SYNTAX', '/payment_source');
    const asked = canonicalJson(body.data);
    const repeated = findRepeated(vault, { clientId, requestId, asked });
    if (repeated !== undefined) {
      response.json(repeated);
      return;
    }
    const id = newId().toLowerCase().slice(0, 8);
    const answer = vault.makePaymentToken({
      setupToken: body.data.payment_source.token.id,
      paymentToken: id,
      clientId,
      nowEpochMs: nowEpochMs(),
      requestId,
      asked,
      answerOf: (card) => ({
        id,
        customer: customerOf(clientId),
        payment_source: { card: cardBody(card) },
        links: [
          link(`${baseUrl}/v3/vault/payment-tokens/${id}`, 'self', 'GET'),
          link(`${baseUrl}/v3/vault/payment-tokens/${id}`, 'delete', 'DELETE'),
        ],
      }),
    });
    if (answer === undefined) throw new PayPalFault(404, 'INVALID_RESOURCE_ID');
    response.status(201).json(answer);
  });
}

/** A set-up token of a card that was read before; also for who enters one on our own page. */
export function makeSetupToken(
  { clientId, card }: { readonly clientId: string; readonly card: VaultCard },
  { vault, newId, nowEpochMs }: Pick<VaultParts, 'vault' | 'newId' | 'nowEpochMs'>,
): string {
  const id = newId();
  vault.keepSetupToken({ id, clientId, card, expiresAt: nowEpochMs() + SETUP_TOKEN_MS });
  return id;
}

function readCard(body: unknown, nowEpochMs: number): VaultCard {
  const parsed = setupSchema.safeParse(body);
  if (!parsed.success) throw new PayPalFault(400, 'INVALID_PARAMETER_SYNTAX', '/payment_source');
  const { number, expiry } = parsed.data.payment_source.card;
  const known = findTestCard(number);
  const [year = 0, month = 0] = expiry.split('-').map(Number);
  if (known === undefined || !isExpiryAhead({ year, month }, nowEpochMs)) {
    throw new PayPalFault(422, 'INSTRUMENT_DECLINED', '/payment_source/card');
  }
  return { brand: known.brand, lastDigits: number.slice(-4), expiry };
}

function requestIdOf(header: string | undefined): string {
  const requestId = requestIdSchema.safeParse(header);
  if (!requestId.success) throw new PayPalFault(400, 'PAYPAL_REQUEST_ID_REQUIRED');
  return requestId.data;
}

function findRepeated(
  vault: VaultStore,
  of: { readonly clientId: string; readonly requestId: string; readonly asked: string },
): unknown {
  const first = vault.firstAnswer(of.clientId, of.requestId);
  if (first === undefined) return undefined;
  if (first.asked !== of.asked) throw new PayPalFault(422, 'DUPLICATE_REQUEST_ID');
  return first.answer;
}

function cardBody({ brand, lastDigits, expiry }: VaultCard): object {
  return { brand, last_digits: lastDigits, expiry };
}

/** One for each client: this stand-in tells its customers apart by their tokens alone. */
function customerOf(clientId: string): { readonly id: string } {
  return { id: createHash('sha256').update(clientId).digest('hex').slice(0, 22) };
}

function link(href: string, rel: string, method: string): object {
  return { href, rel, method, encType: 'application/json' };
}
