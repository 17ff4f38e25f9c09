/** A policy with its digest, as a process holds it and hands it to each decision. */
import { parsePolicyFile, type PolicySurroundings } from './parse-policy-file.ts';
import type { ShopPolicy } from './shop-policy.ts';

export interface PolicyInForce {
  readonly policy: ShopPolicy;
  /** Stands in every decision's ledger note (`facts.policy`). */
  readonly digest: string;
}

/** In the form in which a watched file is read (`edge/watched-file.ts`): the whole policy, or each fault in one line. */
export function readPolicyInForce(
  text: string,
  given: PolicySurroundings,
):
  | {
      readonly outcome: 'loaded';
      readonly value: PolicyInForce;
      readonly facts: { readonly policy: string };
    }
  | { readonly outcome: 'refused'; readonly why: readonly string[] } {
  const parsed = parsePolicyFile(text, given);
  if (parsed.outcome === 'refused') {
    return {
      outcome: 'refused',
      why: parsed.faults.map(
        ({ line, column, path, reason, advice }) =>
          `line ${String(line)}, column ${String(column)}, ${path}: ${reason}. ${advice}`,
      ),
    };
  }
  const { policy, digest } = parsed;
  return { outcome: 'loaded', value: { policy, digest }, facts: { policy: digest } };
}
