/** The screens' own small parsers and the schemas of the core: one answer to everything that can come over the wire. */
import {
  accountViewSchema,
  changeResultSchema,
  historyPageSchema,
  LIVE_BEAT_MS as BEAT_OF_CORE,
  liveMessageSchema,
  noticeSchema,
  orderListSchema,
  orderViewSchema,
  ORDER_VIEW_STATES,
  parseReading,
  READING_HEADER as HEADER_OF_CORE,
  RISK_REASONS,
  WRITTEN_LOCALES,
} from '#core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNotice } from '../../../screens/surfaces/push/notice.ts';
import { parseAccountView, parseHistoryPage } from '../../../screens/wire/account-view.ts';
import { parseVerificationAnswer, parseWebAddress } from '../../../screens/wire/answers.ts';
import {
  LIVE_BEAT_MS,
  parseLiveMessage,
  READING_HEADER,
  readingOf,
} from '../../../screens/wire/live-message.ts';
import { parseOrderList, parseOrderView } from '../../../screens/wire/order-view.ts';
import { attempt, type Parse } from '../../../screens/wire/parse.ts';
import { accountOf, HISTORY } from '../account-fixture.ts';
import { listOf, orderIn } from '../order-fixture.ts';

interface Pair {
  readonly name: string;
  readonly good: readonly unknown[];
  readonly core: { safeParse(value: unknown): { readonly success: boolean } };
  readonly screens: Parse<unknown>;
}

const NOTICE = {
  kind: 'order_waits',
  digest: 'a'.repeat(64),
  shopName: 'S',
  total: null,
  locale: 'en-US',
};
const RUN = 'run-0123456789abcdef';
const PAIRS: readonly Pair[] = [
  {
    name: 'an order',
    good: [
      ...ORDER_VIEW_STATES.map((state) => orderIn(state)),
      orderIn('to_confirm', {
        halt: { reasons: [...RISK_REASONS], passkey: 'too_new', liftsFrom: 5 },
        unusual: [...RISK_REASONS],
        successor: 'b'.repeat(64),
        limit: { per: 'day', freeFrom: 5 },
        explanation: { source: 'model', text: 'It is a gift card.' },
        refundedTotal: '$1.00',
      }),
    ],
    core: orderViewSchema,
    screens: parseOrderView,
  },
  {
    name: 'the list',
    good: [listOf(), listOf(orderIn('ordered'))],
    core: orderListSchema,
    screens: parseOrderList,
  },
  { name: 'the account', good: [accountOf()], core: accountViewSchema, screens: parseAccountView },
  { name: 'the history', good: [HISTORY], core: historyPageSchema, screens: parseHistoryPage },
  {
    name: 'a live message',
    good: [
      { kind: 'orders', run: RUN, version: 1, body: { any: 'thing' } },
      { kind: 'beat', run: RUN, version: 7, nowEpochMs: 1 },
    ],
    core: liveMessageSchema,
    screens: parseLiveMessage,
  },
  {
    name: 'a notice',
    good: [NOTICE, { ...NOTICE, kind: 'locked', digest: null, total: '$1.00', locale: 'zh-CN' }],
    core: noticeSchema,
    screens: (value) => {
      const read = readNotice(JSON.stringify(value));
      if (read === undefined) throw new TypeError('no notice');
      return read;
    },
  },
];

/** Paths to every value within, the outermost included. */
function pathsIn(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name]))
      : [];
  return [[...path], ...inner];
}

/** The value with one part of it changed, left out or added to. */
function mutate(
  value: unknown,
  [name, ...rest]: readonly (string | number)[],
  how: { readonly kind: 'set' | 'drop' | 'add'; readonly to: unknown },
): unknown {
  if (name === undefined) {
    if (how.kind !== 'add') return how.to;
    return typeof value === 'object' && value !== null ? { ...value, more: how.to } : how.to;
  }
  const copy = structuredClone(value) as Record<string | number, unknown>;
  if (rest.length > 0 || how.kind === 'add') copy[name] = mutate(copy[name], rest, how);
  else if (how.kind === 'set') copy[name] = how.to;
  else if (Array.isArray(copy)) copy.splice(Number(name), 1);
  else Reflect.deleteProperty(copy, name);
  return copy;
}

const OTHER_VALUES = fc.oneof(
  fc.constantFrom(
    ...[
      null,
      true,
      false,
      0,
      -1,
      0.5,
      3,
      4,
      2 ** 53,
      8.64e15,
      8.64e15 + 1,
      '',
      'x',
      '12',
      '4821',
      [],
      {},
      'to_confirm',
    ],
    ...['en-US', 'zh-CN', 'xx-XX', 'usable', 'a'.repeat(64), 'A'.repeat(64), 'constructor'],
  ),
  fc.string(),
  fc.double(),
);

describe('[REQ-WIRE-AGREES] the screens read exactly what the core allows', () => {
  it.each(PAIRS)(
    'takes every right value of $name, and gives it back',
    ({ good, core, screens, name }) => {
      for (const value of good) {
        expect(core.safeParse(value).success).toBe(true);
        if (name !== 'a notice') expect(screens(value)).toEqual(value);
        else expect(attempt(screens, value)).toBeDefined();
      }
    },
  );

  it.each(PAIRS)('agrees about every change to $name', ({ good, core, screens }) => {
    const changed = fc.constantFrom(...good).chain((value) =>
      fc.record({
        value: fc.constant(value),
        path: fc.constantFrom(...pathsIn(value)),
        how: fc.record({
          kind: fc.constantFrom('set' as const, 'set' as const, 'drop' as const, 'add' as const),
          to: OTHER_VALUES,
        }),
      }),
    );
    let refused = 0;
    fc.assert(
      fc.property(changed, ({ value, path, how }) => {
        const [wire] = JSON.parse(JSON.stringify([mutate(value, path, how)])) as unknown[];
        const isAllowed = core.safeParse(wire).success;
        if (!isAllowed) refused += 1;
        expect(attempt(screens, wire) !== undefined, JSON.stringify(wire)).toBe(isAllowed);
      }),
      { numRuns: 1500 },
    );
    expect(refused).toBeGreaterThan(200);
  });

  it('agrees about the words of a change, and the reading of an answer', () => {
    const changed = { outcome: 'changed', change: 'erase' };
    expect(changeResultSchema.safeParse(changed).success).toBe(true);
    expect(parseVerificationAnswer(changed)).toEqual(changed);
    expect(attempt(parseVerificationAnswer, { ...changed, change: 'everything' })).toBeUndefined();
    expect([LIVE_BEAT_MS, READING_HEADER]).toEqual([BEAT_OF_CORE, HEADER_OF_CORE]);
    for (const header of [`${RUN} 17`, `${RUN} 0`, RUN, 'x 1', `${RUN} 1 2`, null, '']) {
      expect(readingOf(header)).toEqual(parseReading(header));
    }
  });

  it('sends nobody to an address that is none of the web', () => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      '/relative',
      'file:///x',
      '',
    ]) {
      expect(attempt(parseWebAddress, address), address).toBeUndefined();
    }
    expect(parseWebAddress('https://id.example/authorize')).toBe('https://id.example/authorize');
  });

  it('a notice leads to a path of our own, and carries no amount that it was not given', () => {
    for (const locale of WRITTEN_LOCALES) {
      for (const kind of noticeSchema.shape.kind.options) {
        const shown = readNotice(JSON.stringify({ ...NOTICE, kind, locale }));
        expect(shown?.path).toMatch(/^\/(?:orders\/[0-9a-f]{64}|account\/[a-z]+)$/);
        expect(shown?.body).not.toMatch(/[$€£¥₹]/);
        expect(shown?.lang).toBe(locale);
      }
    }
  });
});
