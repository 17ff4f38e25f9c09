/** Amazon's checkout endpoints: reference 3 and 8. They are not offered yet; the rows show that, and what stands already. */
import { met, same, type Row, type Section } from '../row.ts';
import { isThere } from '../world/repository.ts';

const REQUIREMENTS: readonly (readonly [string, string, string])[] = [
  [
    'checkout-profile',
    'A profile that neither redirects nor is `no-store`; sessions that no cache keeps',
    '8 [U][N4]',
  ],
  [
    'checkout-state',
    'The whole state of a checkout in every answer; PUT replaces; a declined card is no 4xx',
    '8 [A][U]',
  ],
  [
    'checkout-money',
    'Minor units alone; exactly one subtotal and one total; discounts below zero',
    '8 [U]',
  ],
  ['checkout-keys', 'A key with another body is 409; a retry charges once', '8 [U][N4]'],
  [
    'checkout-trust',
    'No price, total or stock of a request is believed; no instrument that was not offered',
    '8 [A][N4,N8]',
  ],
  ['checkout-credentials', 'Credentials are neither echoed nor logged', '8 [U]'],
  ['checkout-disclosure', 'Disclosures stand next to what they are about', '8 [U]'],
];

const rowOf = ([id, requirement, source]: (typeof REQUIREMENTS)[number]): Row => ({
  id,
  requirement,
  source,
  how: 'asks for the profile and for a checkout',
  needs: 'door',
  check: async (world) => {
    met(!isThere('mcp/checkout'), 'mcp/checkout is there: these rows need their checks');
    const profile = await world.ask('/.well-known/ucp');
    const created = await world.ask('/checkout-sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    same('the statuses', [profile.status, created.status], [404, 404]);
    return 'both 404: no checkout is offered';
  },
  standing: { kind: 'not_offered' },
});

export const CHECKOUT: Section = { title: 'Checkout endpoints', rows: REQUIREMENTS.map(rowOf) };
