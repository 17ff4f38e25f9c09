/** How a paid or declined order moves its customer's trust, by one policy. */
import { nextTrust, riskPolicyInForce, trustOf, type NextTrust, type ShopPolicy } from '#core';

export function nextTrustBy(policy: ShopPolicy): NextTrust {
  const risk = riskPolicyInForce(policy);
  return (trust, event) => nextTrust(trustOf(trust, risk), event, risk);
}
