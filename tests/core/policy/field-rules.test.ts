import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  applyFieldRules,
  CURRENCY_CODES,
  DEFAULT_OPERATIONS,
  FIELD_CLASSES,
  FIELD_RULES,
  idempotencyKeyOf,
  leafFieldsOf,
  minorUnitsOf,
  orderTermsSchema,
  payeeIdSchema,
  type ChargeRequest,
  type FieldClasses,
} from '#core';
import { buildOrderRequest } from '../../../settlement/processor/order-request.ts';
import { buildRefundRequest } from '../../../settlement/processor/refund-request.ts';
import { policyWith } from './policy-texts.ts';

const digest = 'ab'.repeat(32);
const charge: ChargeRequest = {
  idempotencyKey: idempotencyKeyOf(digest),
  amount: { amountMinor: minorUnitsOf(4761), currency: 'USD' },
  payeeId: payeeIdSchema.parse('HARBR7RASTRS2'),
  processorVaultId: 'vault-visa-4242',
  reference: digest,
};

/** Every field of the schema, as the rules write paths. */
function fieldsOfTerms(): readonly string[] {
  const nodeSchema = z.object({
    type: z.string().optional(),
    properties: z.record(z.string(), z.unknown()).optional(),
    items: z.unknown().optional(),
  });
  const fieldsUnder = (schema: unknown, path: string): readonly string[] => {
    const node = nodeSchema.parse(schema);
    if (node.properties) {
      return Object.entries(node.properties).flatMap(([key, part]) =>
        fieldsUnder(part, path === '' ? key : `${path}.${key}`),
      );
    }
    return node.items === undefined ? [path] : fieldsUnder(node.items, `${path}[]`);
  };
  return fieldsUnder(z.toJSONSchema(orderTermsSchema, { io: 'input' }), '');
}

function classesHolding(path: string, classes: FieldClasses): readonly string[] {
  return FIELD_CLASSES.filter((by) =>
    by === 'derived' ? classes.derived.includes(path) : Object.hasOwn(classes[by], path),
  );
}

describe('the table of fields', () => {
  it('has every field of an order, once, and no other [REQ-POLICY-FIELDS]', () => {
    expect(FIELD_RULES.order.map(({ path }) => path).sort()).toEqual([...fieldsOfTerms()].sort());
  });

  it('has every field of the requests that are really built, once, and no other', () => {
    const built = {
      charge_order: buildOrderRequest(charge),
      refund_capture: buildRefundRequest({ ...charge, reference: 'refund-1' }),
    };
    for (const operation of ['charge_order', 'refund_capture'] as const) {
      const needed = FIELD_RULES[operation].filter(({ isOptional }) => !isOptional);
      const sent = leafFieldsOf(built[operation], 'indexed').map(({ path }) => path);
      expect(needed.map(({ path }) => path).sort()).toEqual([...sent].sort());
    }
  });

  it('puts each field of a loaded policy into exactly one class', () => {
    const policy = policyWith();
    const demo: unknown = JSON.parse(
      readFileSync(
        join(import.meta.dirname, '../../../simulator/launch/policy/shop-policy.json'),
        'utf8',
      ),
    );
    expect(demo).toMatchObject({ operations: policy.operations });
    const groups = [
      [FIELD_RULES.order, policy.fields],
      [FIELD_RULES.charge_order, policy.operations.charge_order],
      [FIELD_RULES.refund_capture, policy.operations.refund_capture],
    ] as const;
    for (const [rules, classes] of groups) {
      for (const { path, isOptional } of rules) {
        expect([path, classesHolding(path, classes).length]).toEqual([path, isOptional ? 0 : 1]);
      }
    }
  });

  it('calls every amount the server’s own', () => {
    const amounts = Object.values(FIELD_RULES)
      .flat()
      .filter(({ path }) => /Minor$|currency|amount/.test(path));
    expect(amounts.length).toBe(12);
    expect(amounts.filter(({ isAmount, may }) => !isAmount || may.join() !== 'derived')).toEqual(
      [],
    );
  });
});

const DERIVED = {
  purchase_units: [
    {
      reference_id: digest,
      custom_id: digest,
      amount: { currency_code: 'USD', value: '47.61' },
      payee: { merchant_id: 'HARBR7RASTRS2' },
    },
  ],
  payment_source: { card: { vault_id: 'vault-visa-4242' } },
};
const policy = { operations: DEFAULT_OPERATIONS };
const [unit] = DERIVED.purchase_units;

describe('building a request under a policy', () => {
  it('sends the server’s facts and the operator’s constants', () => {
    expect(buildOrderRequest(charge)).toEqual({ intent: 'CAPTURE', ...DERIVED });
  });

  it('puts the operator’s constants in last: nothing given stands in their place [REQ-POLICY-BOUND-LAST]', () => {
    const bound = policyWith([
      {
        find: '"intent": "CAPTURE"',
        put: '"intent": "CAPTURE", "purchase_units[0].soft_descriptor": "CORNER SHOP"',
      },
    ]);
    const body = buildOrderRequest(charge, bound);
    expect(body.purchase_units[0].soft_descriptor).toBe('CORNER SHOP');
    expect(body.purchase_units[0].amount).toEqual({ currency_code: 'USD', value: '47.61' });
    const derived = {
      ...DERIVED,
      purchase_units: [{ ...unit, soft_descriptor: 'SOMEBODY ELSE' }],
    };
    expect(applyFieldRules({ operation: 'charge_order', derived }, bound)).toEqual({
      outcome: 'refused',
      path: 'purchase_units[0].soft_descriptor',
      reason: 'not_the_servers',
    });
    const agent = { purchase_units: [{ soft_descriptor: 'AN AGENT' }] };
    expect(applyFieldRules({ operation: 'charge_order', derived: DERIVED, agent }, bound)).toEqual({
      outcome: 'refused',
      path: 'purchase_units[0].soft_descriptor',
      reason: 'not_the_agents',
    });
  });

  it('a charge is what it was, whoever changes the policy around it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        fc.constantFrom(...CURRENCY_CODES),
        (minor, currency) => {
          const amount = { amountMinor: minorUnitsOf(minor), currency };
          const plain = buildOrderRequest({ ...charge, amount });
          expect(buildOrderRequest({ ...charge, amount }, policyWith())).toEqual(plain);
        },
      ),
      { numRuns: 20 },
    );
  });

  const agents: readonly (readonly [string, object])[] = [
    ['an amount', { purchase_units: [{ amount: { value: '0.01' } }] }],
    ['a payee', { purchase_units: [{ payee: { merchant_id: 'ANOTHERPAYEE2' } }] }],
    ['a second purchase unit', { purchase_units: [{}, { amount: { value: '9.99' } }] }],
    ['an intent', { intent: 'AUTHORIZE' }],
    ['a field that no request has', { note: 'hello' }],
    ['an instrument', { payment_source: { card: { vault_id: 'vault-of-another' } } }],
  ];
  it.each(agents)('invariant 8: an agent that sends %s gets nothing built', (_what, agent) => {
    const request = { operation: 'charge_order', derived: DERIVED, agent: { ...agent } } as const;
    expect(applyFieldRules(request, policy)).toMatchObject({
      outcome: 'refused',
      reason: 'not_the_agents',
    });
  });

  it('refuses a request from which a field is missing', () => {
    const derived = { purchase_units: DERIVED.purchase_units };
    expect(applyFieldRules({ operation: 'charge_order', derived }, policy)).toEqual({
      outcome: 'refused',
      path: 'payment_source.card.vault_id',
      reason: 'missing',
    });
  });

  it('checks what an agent chose against its closed rule', () => {
    const operations = {
      ...DEFAULT_OPERATIONS,
      refund_capture: {
        bound: {},
        agent: { note_to_payer: { oneOf: ['Sold out', 'Sent back'] } },
        derived: DEFAULT_OPERATIONS.refund_capture.derived,
      },
    };
    const derived = { amount: { currency_code: 'USD', value: '1.00' }, custom_id: 'r1' };
    const of = (note: unknown) =>
      applyFieldRules(
        { operation: 'refund_capture', derived, agent: { note_to_payer: note } },
        { operations },
      );
    expect(of('Sold out')).toEqual({
      outcome: 'built',
      body: { ...derived, note_to_payer: 'Sold out' },
    });
    for (const note of [
      'Sold out ',
      'sold out',
      '',
      1,
      true,
      null,
      { text: 'Sold out' },
      ['Sold out'],
    ]) {
      expect(of(note).outcome).toBe('refused');
    }
  });
});
