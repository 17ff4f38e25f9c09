import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordWorld, replacing, withStatus, type Break, type Recorded } from './broken.ts';
import { formatSections } from './run/format-sections.ts';
import { runRow, runSections, type RanRow } from './run/run-rows.ts';
import { readTest } from './run/run-tests.ts';
import type { Row } from './row.ts';
import { SECTIONS } from './rows/sections.ts';
import { startDoorWorld, type StartedWorld } from './world/door-world.ts';
import type { World } from './world/world.ts';

let started: StartedWorld;
let recorded: Recorded;
let world: World;
beforeAll(async () => {
  started = await startDoorWorld();
  recorded = recordWorld(started.world);
  ({ world } = recorded);
});
afterAll(async () => {
  await started.stop();
});

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

const ROWS: readonly Row[] = SECTIONS.flatMap(({ rows }) => rows);

function rowOf(id: string): Row {
  const row = ROWS.find((each) => each.id === id);
  if (!row) throw new Error(`there is no row ${id}`);
  return row;
}

/** What needs neither the whole product nor another test. */
const QUICK = ROWS.filter(({ needs, check }) => needs !== 'product' && typeof check === 'function');

describe('the certification table [REQ-CERTIFY]', () => {
  it('has one id for each row, and a check for each', () => {
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
    expect(ROWS.length).toBeGreaterThan(90);
  });

  it('holds by its quick rows at the door alone', { timeout: 120_000 }, async () => {
    const [ran] = await runSections([{ title: 'quick', rows: QUICK }], { world, tests: undefined });
    const failed = (ran?.rows ?? []).filter(({ result }) => result === 'FAILED');
    expect(failed.map(({ row, evidence }) => `${row.id}: ${evidence}`)).toEqual([]);
  });

  it('counts what needs Amazon, what is open and what is not offered as something else than passed', async () => {
    const results = new Map<string, RanRow['result']>();
    for (const id of ['local-inspector', 'who-takes-the-code', 'checkout-money', 'notification']) {
      results.set(id, (await runRow(rowOf(id), { world, tests: undefined })).result);
    }
    expect(Object.fromEntries(results)).toEqual({
      'local-inspector': 'needs Amazon',
      'who-takes-the-code': 'open',
      'checkout-money': 'not offered',
      notification: 'passed',
    });
  });
});

const BREAKS: readonly (readonly [string, string, Break])[] = [
  [
    'alexa-initialize',
    'another revision',
    replacing('"protocolVersion":"2025-03-26"', '"protocolVersion":"2025-06-18"'),
  ],
  [
    'alexa-initialize',
    'a session id',
    (answer) => ({ ...answer, headers: { ...answer.headers, 'mcp-session-id': 'a' } }),
  ],
  [
    'revisions',
    'an old revision',
    replacing('"protocolVersion":"2025-11-25"', '"protocolVersion":"2025-03-26"'),
  ],
  ['unknown-version', 'a version that is taken', withStatus(400, 200)],
  ['no-legacy-sse', 'a stream for GET', withStatus(405, 200)],
  ['foreign-origin', 'a foreign page that may call', withStatus(403, 200)],
  [
    'foreign-origin',
    'a foreign page that may read',
    (answer) => ({ ...answer, headers: { ...answer.headers, 'access-control-allow-origin': '*' } }),
  ],
  [
    'bare-401',
    'a challenge',
    (answer) => ({ ...answer, headers: { ...answer.headers, 'www-authenticate': 'Bearer' } }),
  ],
  ['bare-401', 'an open door', withStatus(401, 200)],
  ['bad-token-401', 'an open door', withStatus(401, 200)],
  ['person-tool-401', 'an open tool', withStatus(401, 200)],
  ['resource-metadata', 'a slash more', replacing('/mcp"', '/mcp/"')],
  ['scopes', 'a scope more', replacing('["shop"]', '["shop","mcp:service"]')],
  ['token-in-query', 'a token in the address', withStatus(401, 200)],
  [
    'relinking',
    'another word for what is not yours',
    (answer, { body = '' }) =>
      body.includes('f'.repeat(64))
        ? { ...answer, text: answer.text.replaceAll('"text":"', '"text":"Really: ') }
        : answer,
  ],
  [
    'tool-list',
    'a tool that approves',
    replacing('"name":"cancel_order"', '"name":"approve_order"'),
  ],
  ['tool-list', 'a tool for debugging', replacing('"name":"shop_help"', '"name":"debug_dump"')],
  [
    'schemas',
    'an open input',
    replacing('"additionalProperties":false', '"additionalProperties":true'),
  ],
  ['unknown-key', 'a key that is taken', replacing(',"isError":true', '')],
  ['parameters-read', 'a parameter that nobody reads', replacing(',"isError":true', '')],
  [
    'outputs',
    'a field that is not declared',
    replacing('"structuredContent":{', '"structuredContent":{"extra":1,'),
  ],
  ['text-in-step', 'another total in the text', replacing(/"total":"\$/, '"total":"$9')],
  ['annotations', 'a mark missing', replacing('"openWorldHint":false', '"note":false')],
  [
    'hygiene',
    'an address of others',
    replacing(
      '"description":"What is told',
      '"description":"https://ads.example/?utm_source=a What is told',
    ),
  ],
  ['no-codes', 'a code', replacing(/"text":"/, '"text":"ECONNREFUSED: ')],
  ['no-codes', 'the name of a tool', replacing(/"text":"/, '"text":"Call redeem_order. ')],
  [
    'no-display-words',
    'a display',
    replacing(/"spoken_message":"/, '"spoken_message":"Tap the screen. '),
  ],
  ['reads-well', 'markup', replacing(/"text":"/, '"text":"| a | b | ')],
  ['what-can-you-do', 'nothing to do', replacing(/phone/gi, 'pigeon')],
  ['explicit-confirmation', 'a yes that is enough', replacing('code_unclear', 'ordered')],
  [
    'nothing-bought',
    'no such word',
    replacing(/nothing (?:is|was|has been) bought/gi, 'all is well'),
  ],
  [
    'code-unheard',
    'a code in an answer',
    replacing('"structuredContent":{', '"structuredContent":{"code":"4821",'),
  ],
  [
    'purpose-of-fields',
    'the device’s name',
    replacing(/("inputSchema":\{[^{]*"properties":\{)/, '$1"device_name":{"type":"string"},'),
  ],
  ['bounded-text', 'a text without end', replacing(/"maxLength":\d+/g, '"minLength":0')],
  ['fresh-start', 'something left in the cart', replacing('"lines":[]', '"lines":[{"a":1}]')],
  ['flow-kept', 'a try more that is gone', replacing('"tries_left":2', '"tries_left":1')],
  ['linking-refused', 'an open tool', withStatus(401, 200)],
  [
    'sensitive-data',
    'a field for the street',
    replacing(/("inputSchema":\{[^{]*"properties":\{)/, '$1"street":{"type":"string"},'),
  ],
  ['no-over-claiming', 'a promise', replacing('"description":"', '"description":"Guaranteed. ')],
  ['checkout-profile', 'a profile', withStatus(404, 200)],
  [
    'phrases',
    'a phrase that is refused',
    (answer, { body = '' }) =>
      body.includes('preview_order')
        ? {
            ...answer,
            text: answer.text.replace('"structuredContent"', '"isError":true,"structuredContent"'),
          }
        : answer,
  ],
];

describe('a row fails where what it asks is broken [REQ-CERTIFY]', () => {
  it.each(BREAKS)('%s, by %s', async (id, _what, how) => {
    const row = rowOf(id);
    // It holds where nothing is broken: a row that fails of itself shows nothing.
    expect((await runRow(row, { world, tests: undefined })).result).not.toBe('FAILED');
    const broken = recorded.broken(how);
    expect((await runRow(row, { world: broken, tests: undefined })).result).toBe('FAILED');
  });
});

describe('a row that names a test [REQ-CERTIFY]', () => {
  const report = (status: string) => ({
    testResults: [
      { name: '/a/tests/x.test.ts', assertionResults: [{ fullName: 'x holds', status }] },
    ],
  });
  const check = { file: 'tests/x.test.ts', title: 'holds' };

  it('is met where the test passed', () => {
    expect(readTest(report('passed'), check)).toContain('1 test of');
  });

  it.each([
    ['failed', report('failed'), check],
    ['was skipped', report('pending'), check],
    ['is not there', report('passed'), { ...check, title: 'holds not' }],
    ['is in another file', report('passed'), { ...check, file: 'tests/y.test.ts' }],
    ['did not run', { testResults: [] }, check],
  ])('fails where the test %s', (_what, ran, wanted) => {
    expect(() => readTest(ran, wanted)).toThrow();
  });

  it.each(
    ROWS.flatMap(({ id, check }) => (typeof check === 'function' ? [] : [[id, check] as const])),
  )('%s: stands in the file that the row names', (_id, { file, title }) => {
    const source = readFileSync(join(REPOSITORY, file), 'utf8');
    // A title that names one of several cases is written with the name of its column.
    expect(source).toContain(title.replace(/'\w+'/, '$mode'));
  });

  it('fails where no tests were run', async () => {
    const row = { ...rowOf('notification'), check };
    expect((await runRow(row, { world, tests: undefined })).result).toBe('FAILED');
  });
});

describe('the table as text', () => {
  it('keeps a row on one line, whatever its evidence holds', () => {
    const row = rowOf('notification');
    const text = formatSections([
      { title: 'T', rows: [{ row, result: 'passed', evidence: 'a | b\nc' }] },
    ]);
    expect(text.split('\n')).toHaveLength(5);
    expect(text).toContain('a \\| b c.');
  });
});
