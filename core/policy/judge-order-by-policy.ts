/** What the whole policy says about one order: its currency, seller, total and every field that has a rule. */
import type { OrderTerms } from '../order/order-terms.ts';
import type { FieldClasses } from './field-classes.ts';
import { fitsAgentRule } from './fits-agent-rule.ts';
import type { ShopPolicy } from './shop-policy.ts';
import { judgeTotal, type PolicyVerdict } from './judge-total.ts';
import { valuesAtPath } from './values-at-path.ts';

export type OrderRefusal =
  | { readonly rule: 'currency' | 'seller' | 'total' }
  | { readonly rule: 'field'; readonly path: string };

/** As {@link PolicyVerdict}, and for a refusal which rule it was. */
export type OrderVerdict = PolicyVerdict & { readonly refusal: OrderRefusal | null };

/** Approval asks before it shows anything, settlement again inside the transaction that redeems. */
export function judgeOrderByPolicy(
  terms: OrderTerms,
  policy: Pick<ShopPolicy, 'currencies' | 'sellers' | 'orders' | 'fields'>,
): OrderVerdict {
  const refused = (refusal: OrderRefusal): OrderVerdict => ({
    outcome: 'refused',
    reasons: [],
    refusal,
  });
  if (!policy.currencies.includes(terms.currency)) return refused({ rule: 'currency' });
  if (policy.sellers !== 'all' && !policy.sellers.includes(terms.merchant.id)) {
    return refused({ rule: 'seller' });
  }
  const path = findFieldOutOfRule(terms, policy.fields);
  if (path !== undefined) return refused({ rule: 'field', path });
  const verdict = judgeTotal(terms.totalMinor, {
    haltAtMinor: policy.orders.haltAtMinor[terms.currency] ?? 0,
    refuseAtMinor: policy.orders.refuseAtMinor[terms.currency] ?? 0,
  });
  return { ...verdict, refusal: verdict.outcome === 'refused' ? { rule: 'total' } : null };
}

/** A bound field that is not the operator's constant, or one of the agent's outside its rule. A value that is not there is outside every rule. */
function findFieldOutOfRule(terms: OrderTerms, { bound, agent }: FieldClasses): string | undefined {
  const other = Object.entries(bound).find(([path, value]) => {
    const values = valuesAtPath(terms, path);
    return values.length === 0 || values.some((each) => each !== value);
  });
  if (other) return other[0];
  return Object.entries(agent).find(([path, rule]) => {
    const values = valuesAtPath(terms, path);
    return values.length === 0 || values.some((each) => !fitsAgentRule(each, rule));
  })?.[0];
}
