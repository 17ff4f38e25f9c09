/** Whether Alexa signed these very bytes (Amazon: "Manually verify that a request comes from Alexa"). */
import { verify, type KeyObject, type X509Certificate } from 'node:crypto';
import { parseChainAddress } from './chain-address.ts';
import { checkChain, type ChainFault } from './check-chain.ts';
import type { ReadChain } from './read-chain.ts';

export type SenderFault =
  'not_signed' | 'chain_address' | 'chain_not_read' | 'signature_wrong' | ChainFault;

export type CheckedSender =
  { readonly outcome: 'alexa' } | { readonly outcome: 'refused'; readonly reason: SenderFault };

export interface SignedRequest {
  /** The headers `SignatureCertChainUrl` and `Signature-256`; undefined where they are missing or come more than once. */
  readonly chainUrl: string | undefined;
  readonly signature: string | undefined;
  /** As it came, byte for byte. */
  readonly body: Buffer;
}

export type CheckSender = (request: SignedRequest) => Promise<CheckedSender>;

export interface SenderCheckOptions {
  readonly readChain: ReadChain;
  /** Whoever one of these issued for is believed, and nobody else. */
  readonly roots: readonly X509Certificate[];
  readonly nowEpochMs: () => number;
}

interface KnownChain {
  readonly publicKey: KeyObject;
  readonly untilEpochMs: number;
}
type Looked = { readonly outcome: 'known'; readonly chain: KnownChain } | Refused;
type Refused = Extract<CheckedSender, { outcome: 'refused' }>;

/** A chain is read anew after a day, so that Amazon can take one back. */
const KEPT_MS = 24 * 3_600_000;
/** Amazon has one or two at a time. */
const MOST_KEPT = 8;
const BASE64 = /^[A-Za-z0-9+/]{16,1400}={0,2}$/;

export function createSenderCheck(options: SenderCheckOptions): CheckSender {
  const kept = new Map<string, KnownChain>();
  const underWay = new Map<string, Promise<Looked>>();

  const readAnew = async (address: URL): Promise<Looked> => {
    const pem = await options.readChain(address);
    if (pem === undefined) return refused('chain_not_read');
    const nowEpochMs = options.nowEpochMs();
    const checked = checkChain(pem, { roots: options.roots, nowEpochMs });
    if (checked.outcome === 'refused') return checked;
    const untilEpochMs = Math.min(checked.untilEpochMs, nowEpochMs + KEPT_MS);
    const chain = { publicKey: checked.publicKey, untilEpochMs };
    keep(kept, address.href, chain);
    return { outcome: 'known', chain };
  };

  const look = (address: URL): Promise<Looked> | Looked => {
    const chain = kept.get(address.href);
    if (chain !== undefined && options.nowEpochMs() <= chain.untilEpochMs) {
      return { outcome: 'known', chain };
    }
    // Requests that come together wait for one reading.
    const reading =
      underWay.get(address.href) ??
      readAnew(address).finally(() => {
        underWay.delete(address.href);
      });
    underWay.set(address.href, reading);
    return reading;
  };

  return async ({ chainUrl, signature, body }) => {
    if (chainUrl === undefined || signature === undefined || !BASE64.test(signature)) {
      return refused('not_signed');
    }
    const address = parseChainAddress(chainUrl);
    if (address === undefined) return refused('chain_address');
    const looked = await look(address);
    if (looked.outcome === 'refused') return looked;
    const isSigned = verify(
      'sha256',
      body,
      looked.chain.publicKey,
      Buffer.from(signature, 'base64'),
    );
    return isSigned ? { outcome: 'alexa' } : refused('signature_wrong');
  };
}

function refused(reason: SenderFault): Refused {
  return { outcome: 'refused', reason };
}

/** The oldest goes. */
function keep(kept: Map<string, KnownChain>, address: string, chain: KnownChain): void {
  kept.delete(address);
  kept.set(address, chain);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}
