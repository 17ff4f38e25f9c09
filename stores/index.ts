/** Adapters of the ports: SQLite stores, one narrow handle per side, and keys. Imported by each process's `main.ts` alone. */
export { generateMacKey, generateSigningKeyPair } from './keys/generate-keys.ts';
export { writeKeyFile } from './keys/key-file.ts';
export { knowOwnSignatures } from './keys/known-signatures.ts';
export { nodeHash } from './keys/node-hash.ts';
export { openMac } from './keys/open-mac.ts';
export { openSigner } from './keys/open-signer.ts';
export { openVerifier } from './keys/open-verifier.ts';
export { systemClock } from './keys/system-clock.ts';
export { systemRandomness } from './keys/system-randomness.ts';
export { verifierOf } from './keys/verifier-of.ts';

export { openApprovalReader } from './sqlite/approval-store/open-approval-reader.ts';
export { openApprovalStore } from './sqlite/approval-store/open-approval-store.ts';
export { openRequestReader } from './sqlite/request-store/open-request-reader.ts';
export { openRequestStore } from './sqlite/request-store/open-request-store.ts';
export { openSettlementReader } from './sqlite/settlement-store/open-settlement-reader.ts';
export { openSettlementStore } from './sqlite/settlement-store/open-settlement-store.ts';
