/** Requests that are signed as Alexa signs them, at one fixed moment, with a chain that is made once for a worker. */
import type { CheckSender } from '../../../lambda/door/check-sender.ts';
import { createSenderCheck } from '../../../lambda/door/check-sender.ts';
import { createChainFile } from '../../../lambda/door/read-chain.ts';
import { rootOf } from '../../../lambda/door/trusted-roots.ts';
import {
  makeSigningChain,
  STAND_IN_CHAIN_URL,
  type SigningChain,
} from '../../../simulator/alexa-cloud/signing/make-signing-chain.ts';
import {
  createRequestSigner,
  type SignRequest,
} from '../../../simulator/alexa-cloud/signing/sign-request.ts';

export const NOW_EPOCH_MS = Date.parse('2026-11-30T10:00:00Z');

let made: SigningChain | undefined;

export function signingChain(): SigningChain {
  made ??= makeSigningChain(NOW_EPOCH_MS);
  return made;
}

export function signer(): SignRequest {
  return createRequestSigner({ ...signingChain(), chainUrl: STAND_IN_CHAIN_URL });
}

/** Trusts the root of that chain alone. */
export function standInCheck(): CheckSender {
  const { rootPem, chainPem } = signingChain();
  return createSenderCheck({
    readChain: createChainFile({ url: STAND_IN_CHAIN_URL, text: chainPem }),
    roots: rootOf(rootPem),
    nowEpochMs: () => NOW_EPOCH_MS,
  });
}
