/** The four digits that the customer says: derived, shown once on the second device, stored nowhere. */
import { z } from 'zod';
import type { ConfirmationId, OrderDigest } from '../order/ids.ts';
import type { OrderTerms } from '../order/order-terms.ts';
import type { Mac } from '../ports/crypto.ts';

declare const voiceCode: unique symbol;

/** Four digits as text, `1000` to `9999`; never a number. */
export type VoiceCode = string & { readonly [voiceCode]: true };

/** Any four digits that a customer may say; only an allowed one can be right. */
export const voiceCodeSchema = z
  .string()
  .regex(/^[0-9]{4}$/)
  .transform((code) => code as VoiceCode);

const EVERY_CODE = Array.from({ length: 9000 }, (_, index) => String(1000 + index) as VoiceCode);

/**
 * The code of one confirmation of one order, uniform over {@link allowedCodes}: words of 32 bits from
 * `HMAC(code key, digest, confirmation id, counter)`, of which the uneven rest at the top is passed over.
 */
export function deriveVoiceCode(
  order: {
    readonly digest: OrderDigest;
    readonly terms: OrderTerms;
    readonly confirmationId: ConfirmationId;
  },
  codeKey: Mac,
): VoiceCode {
  const forbidden = forbiddenCodes(order.terms);
  const count = EVERY_CODE.length - forbidden.length;
  const evenBound = Math.floor(2 ** 32 / count) * count;
  for (let counter = 0; ; counter += 1) {
    const text = [
      'hearback.voice-code.v1',
      order.digest,
      order.confirmationId,
      String(counter),
    ].join('\n');
    const block = codeKey.hmac(text);
    const words = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let offset = 0; offset + 4 <= block.byteLength; offset += 4) {
      const word = words.getUint32(offset);
      const code = word < evenBound ? allowedCodeAt(word % count, forbidden) : undefined;
      if (code !== undefined) return code;
    }
  }
}

/** Every code from 1000 to 9999 that is not a run of digits of an amount in the order: hearing an amount can never give a code. */
export function allowedCodes(terms: OrderTerms): readonly VoiceCode[] {
  const forbidden = new Set<string>(forbiddenCodes(terms));
  return EVERY_CODE.filter((code) => !forbidden.has(code));
}

/** As `allowedCodes(terms)[index]`, without making the list. */
function allowedCodeAt(index: number, forbidden: readonly VoiceCode[]): VoiceCode | undefined {
  let place = index;
  for (const code of forbidden) {
    if (code <= (EVERY_CODE[place] ?? '')) place += 1;
  }
  return EVERY_CODE[place];
}

/** In ascending order, each once. */
function forbiddenCodes(terms: OrderTerms): readonly VoiceCode[] {
  const amounts = [
    ...terms.lines.flatMap((line) => [line.unitPriceMinor, line.lineTotalMinor]),
    ...terms.discounts.map((discount) => discount.amountMinor),
    terms.subtotalMinor,
    terms.deliveryMinor,
    terms.taxMinor,
    terms.totalMinor,
  ];
  const runs = [...new Set(amounts.flatMap(runsOfFourDigits))];
  return runs.flatMap((run) => EVERY_CODE[Number(run) - 1000] ?? []).sort();
}

function runsOfFourDigits(amountMinor: number): string[] {
  const digits = String(amountMinor);
  return Array.from({ length: Math.max(0, digits.length - 3) }, (_, start) =>
    digits.slice(start, start + 4),
  );
}

/** Compares two codes without telling by its time where they differ. */
export function isSameCode(left: VoiceCode, right: VoiceCode): boolean {
  let difference = 0;
  for (let index = 0; index < 4; index += 1)
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  return difference === 0;
}
