/**
 * What the Alexa cloud stand-in signs its requests with, and what the skill checks them by: made anew at each start. The skill is given the
 * root that it trusts and the chain that Amazon would have at an address of its own; the key to sign with is in the page's folder alone.
 */
import { join } from 'node:path';
import { makeSigningChain, STAND_IN_CHAIN_URL } from '../alexa-cloud/signing/make-signing-chain.ts';
import { makePrivateFolder, writePrivateFile } from './private-file.ts';

export interface AlexaChainFiles {
  readonly chainUrl: string;
  readonly privateKeyFile: string;
  readonly rootFile: string;
  readonly chainFile: string;
}

export function alexaChainFiles(directory: string): AlexaChainFiles {
  return {
    chainUrl: STAND_IN_CHAIN_URL,
    privateKeyFile: join(directory, 'page', 'alexa-signer.private.pem'),
    rootFile: join(directory, 'skill', 'alexa-root.pem'),
    chainFile: join(directory, 'skill', 'alexa-chain.pem'),
  };
}

export function makeAlexaChain(directory: string, nowEpochMs: number): void {
  const { rootPem, chainPem, privateKeyPem } = makeSigningChain(nowEpochMs);
  const { privateKeyFile, rootFile, chainFile } = alexaChainFiles(directory);
  for (const side of ['page', 'skill']) makePrivateFolder(join(directory, side));
  writePrivateFile(privateKeyFile, privateKeyPem);
  writePrivateFile(rootFile, rootPem);
  writePrivateFile(chainFile, chainPem);
}
