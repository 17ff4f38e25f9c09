/** The key that signs this browser's proofs: made once, kept by the browser, never readable by any script. */
import { generateKeyPair, generateProof, type KeyPair } from 'dpop';

const DATABASE = 'hearback-card';
const STORE = 'keys';
const PROOF_KEY = 'proof';

/**
 * The kept key pair, or a new one that is kept from now on (ES256, not extractable).
 * @throws when the browser keeps nothing for this origin.
 */
export async function openProofKey(databases: IDBFactory): Promise<KeyPair> {
  const database = await openDatabase(databases);
  try {
    const kept = await readKey(database);
    if (kept !== undefined) return kept;
    const made = await generateKeyPair('ES256', { extractable: false });
    await settled(
      database.transaction(STORE, 'readwrite').objectStore(STORE).add(made, PROOF_KEY),
    ).catch(
      // Another tab was faster: its key is the key.
      () => undefined,
    );
    const stored = await readKey(database);
    if (stored === undefined) throw new Error('the proof key was not kept');
    return stored;
  } finally {
    database.close();
  }
}

/** A proof for one request (RFC 9449, section 4.2); `htu` is the address without its query. */
export function proveRequest(key: KeyPair, request: { method: string; url: URL }): Promise<string> {
  return generateProof(key, request.url.origin + request.url.pathname, request.method);
}

function openDatabase(databases: IDBFactory): Promise<IDBDatabase> {
  const opening = databases.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STORE);
  };
  return settled(opening);
}

async function readKey(database: IDBDatabase): Promise<KeyPair | undefined> {
  const found: unknown = await settled(
    database.transaction(STORE, 'readonly').objectStore(STORE).get(PROOF_KEY),
  );
  return isKeyPair(found) ? found : undefined;
}

function isKeyPair(found: unknown): found is KeyPair {
  return (
    typeof found === 'object' &&
    found !== null &&
    'privateKey' in found &&
    found.privateKey instanceof CryptoKey &&
    'publicKey' in found &&
    found.publicKey instanceof CryptoKey
  );
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('the browser kept nothing'));
    };
  });
}
