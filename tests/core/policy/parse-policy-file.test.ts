import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_RISK_POLICY,
  LIVE_OPT_IN,
  parsePolicyFile,
  policyDigestOf,
  policySchemaJson,
  POLICY_FAULTS,
  type ParsedPolicyFile,
} from '#core';
import { nodeHash } from '#stores';
import { SELLER_IDS } from '../../../simulator/merchant/sellers.ts';
import { allowedText, changedText, policyWith, refusedFiles } from './policy-texts.ts';

const ROOT = join(import.meta.dirname, '../../..');
const demoText = readFileSync(join(ROOT, 'simulator/launch/policy/shop-policy.json'), 'utf8');
const parse = (text: string, liveOptIn?: string): ParsedPolicyFile =>
  parsePolicyFile(text, { hash: nodeHash, liveOptIn });
const publishedSchema: unknown = JSON.parse(
  readFileSync(join(ROOT, 'docs/policy.schema.json'), 'utf8'),
);

describe('a policy that weakens itself', () => {
  it.each(refusedFiles())(
    'is refused with place, reason and what to do: $title ($name) [REQ-POLICY-REFUSED]',
    ({ text, liveOptIn, processorUrl, faults }) => {
      const given = { hash: nodeHash, liveOptIn, processorUrl };
      expect(parsePolicyFile(text, given)).toEqual({ outcome: 'refused', faults });
    },
  );

  it('has a file for every fault that there is', () => {
    const shown = new Set(refusedFiles().flatMap(({ faults }) => faults.map(({ code }) => code)));
    expect(POLICY_FAULTS.filter((code) => !shown.has(code))).toEqual(['too_large']);
    const large = parse(allowedText() + ' '.repeat(500_000));
    expect(large).toMatchObject({ outcome: 'refused', faults: [{ code: 'too_large' }] });
  });

  it('is told where it stands: the line and column are those of the key', () => {
    for (const { text, faults } of refusedFiles()) {
      for (const { code, path, line, column } of faults) {
        const key = /\["([^"]+)"\]$|\.?([A-Za-z_]+)$/.exec(path);
        if (!key || code === 'not_json' || code === 'missing') continue;
        if (code.startsWith('currency_without')) continue;
        const there = (text.split('\n')[line - 1] ?? '').slice(column - 1);
        expect(there.replace('\\u0055', 'U')).toMatch(
          new RegExp(`^"${escaped(key[1] ?? key[2])}":`),
        );
      }
    }
  });
});

function escaped(text = ''): string {
  return text.replace(/[[\].]/g, '\\$&');
}

describe('a policy that is loaded', () => {
  it('is the demo shop’s and the one that these tests change', () => {
    expect(parse(demoText).outcome).toBe('loaded');
    expect(parse(allowedText()).outcome).toBe('loaded');
  });

  it('allows every seller that the demo shop has, by id', () => {
    expect(JSON.parse(demoText)).toMatchObject({ sellers: SELLER_IDS });
  });

  it('may move real money only with the opt-in beside it', () => {
    const live = changedText([{ find: '"sandbox"', put: '"live"' }]);
    expect(parse(live, LIVE_OPT_IN).outcome).toBe('loaded');
    expect(parse(live).outcome).toBe('refused');
    expect(parse(live, `${LIVE_OPT_IN} `).outcome).toBe('refused');
  });

  it.each(['http://127.0.0.1:3005', 'https://api-m.sandbox.paypal.com'])(
    'may be a sandbox at %s',
    (processorUrl) => {
      const given = { hash: nodeHash, processorUrl };
      expect(parsePolicyFile(allowedText(), given).outcome).toBe('loaded');
    },
  );

  it('spells the rules of risk out, so that the digest is theirs too', () => {
    const { reference, ...risk } = DEFAULT_RISK_POLICY;
    const spelled = [{ find: '"default"', put: JSON.stringify(risk) }];
    expect(policyWith(spelled)).toEqual(policyWith());
    expect(policyWith().risk).toEqual(risk);
    expect(reference.currency).toBe('USD');
    const missing = JSON.stringify({ ...risk, haltFromScore: undefined, haltFrom: 650 });
    expect(parse(changedText([{ find: '"default"', put: missing }]))).toMatchObject({
      outcome: 'refused',
      faults: [
        { code: 'missing', path: 'risk.haltFromScore' },
        { code: 'unknown_key', path: 'risk.haltFrom' },
      ],
    });
  });

  it('cannot be changed by whoever holds it', () => {
    const policy = policyWith();
    expect(Object.isFrozen(policy.orders.refuseAtMinor)).toBe(true);
    expect(Object.isFrozen(policy.limits[0])).toBe(true);
  });

  it('may bind what the processor leaves open', () => {
    const policy = policyWith([
      {
        find: '"intent": "CAPTURE"',
        put: '"intent": "CAPTURE", "purchase_units[0].soft_descriptor": "CORNER SHOP"',
      },
    ]);
    expect(policy.operations.charge_order.bound).toMatchObject({
      'purchase_units[0].soft_descriptor': 'CORNER SHOP',
    });
  });

  it.each(['true', '"all"', '[]', '7', 'null', '{}', '', '\u{feff}{}', '{"a"'])(
    'is never %j',
    (text) => {
      expect(parse(text).outcome).toBe('refused');
    },
  );

  it('is never refused by a throw, whatever the text', () => {
    const text = allowedText();
    const piece = fc.record({
      from: fc.nat({ max: text.length }),
      taken: fc.nat({ max: 40 }),
      put: fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom('{', '}', '"', ',', 'null', '-1'),
      ),
    });
    fc.assert(
      fc.property(piece, ({ from, taken, put }) => {
        const changed = text.slice(0, from) + put + text.slice(from + taken);
        const parsed = parse(changed);
        if (parsed.outcome === 'refused') expect(parsed.faults.length).toBeGreaterThan(0);
        else expect(parsed.digest).toMatch(/^[0-9a-f]{64}$/);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the digest of a policy', () => {
  it('is the same for every spelling, and pinned [REQ-POLICY-DIGEST]', () => {
    const policy = policyWith();
    const spelled = JSON.stringify(JSON.parse(allowedText()));
    const other = parse(spelled);
    expect(other).toMatchObject({ outcome: 'loaded', digest: policyDigestOf(policy, nodeHash) });
  });

  it('is another for every other policy', () => {
    const digests = [
      policyWith(),
      policyWith([{ find: '"USD": 5000', put: '"USD": 5001' }]),
      policyWith([{ find: '"calls": 6', put: '"calls": 7' }]),
      policyWith([{ find: '["corner-shop", "book-barn"]', put: '"all"' }]),
      policyWith([{ find: '"to": 99', put: '"to": 98' }]),
    ].map((policy) => policyDigestOf(policy, nodeHash));
    expect(new Set(digests).size).toBe(digests.length);
  });
});

describe('the published schema', () => {
  it('is the one that the loader reads by [REQ-POLICY-SCHEMA]', () => {
    expect(publishedSchema).toEqual(JSON.parse(JSON.stringify(policySchemaJson())));
  });

  it('takes the allowed files, and refuses unknown keys and zeros', () => {
    const isValid = new Ajv2020({ strict: false }).compile(publishedSchema as object);
    const check = (text: string): boolean => isValid(JSON.parse(text));
    expect(check(allowedText())).toBe(true);
    expect(check(demoText)).toBe(true);
    const named = refusedFiles().filter(({ name }) =>
      ['unknown-key', 'unknown-key-in-limit', 'zero-limit', 'no-seller', 'range-without-end'].some(
        (each) => name === `${each}.json`,
      ),
    );
    expect(named.map(({ text }) => check(text))).toEqual([false, false, false, false, false]);
  });
});
