import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountFreeText,
  escapeForSsml,
  findSpokenAmounts,
  findWrittenAmounts,
  showableText,
  speakableText,
  speechMarkupOf,
} from '#core';
import { HOSTILE_TITLES, ORDINARY_TITLES } from './hostile-titles.ts';
import { atMost } from '../../../at-most.ts';

/** Pieces that hostile text is made of; whole titles are joined from them so that fragments meet. */
const fragment = fc.oneof(
  fc.constantFrom(...HOSTILE_TITLES.map((title) => title.text)),
  fc.constantFrom(
    ...'five|ninety-nine|dollars|dollar|cents|$|5|.00|4.99|and|point|total|is|only|-|,|.|${|}|<|>|&amp;|&lt;|[|](|)|*|lb|oz|pounds|a|half|dol|lars|\u200b|\u202e|euro|canadian|each'.split(
      '|',
    ),
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const outsideText = fc
  .array(fc.tuple(fragment, fc.constantFrom('', ' ')), { minLength: 1, maxLength: 12 })
  .map((pieces) => pieces.flat().join(''));

/** An oracle that shares no code with the source: what a listener would take for money. */
const NUMBER =
  '(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million)';
const HEARD_AS_MONEY = [
  /\bd[ -]o[ -]l[ -]l[ -]a[ -]r/iu,
  new RegExp(`\\b${NUMBER}[\\s-]+dol[ -]lar`, 'iu'),
  /\p{Sc}|\d/u,
  /(?<![\p{L}\p{M}])(?:dollars|cents|euros|yen|dinars|fils|pence|bucks|quid|usd)(?![\p{L}\p{M}])/iu,
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${NUMBER}|an?)[\\s-]+(?:dollar|cent|euro|pound|penny|dinar|buck)s?(?![\\p{L}\\p{M}])`,
    'iu',
  ),
  /(?<![\p{L}\p{M}])(?:total|price|cost|amount)\s+(?:is|are|was|will|comes)(?![\p{L}\p{M}])/iu,
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:one|two|three|four|five|six|seven|eight|nine)\\s+(?:(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty-\\p{L}+)(?![\\p{L}\\p{M}]|\\s+(?:ounce|gram|count|piece|inch|percent|liter|milliliter|pack))`,
    'iu',
  ),
  /(?<![\p{L}\p{M}])(?:dry run|check words?)(?![\p{L}\p{M}])/iu,
];
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e0fff}]/u;

function expectHarmlessToShow(shown: string) {
  expect(shown).not.toMatch(INVISIBLE);
  expect(shown).not.toMatch(/\p{M}{3}/u);
  expect(shown).not.toMatch(/[<>{}[\]`*_|\\]|&#?\w+;|\b\w+:\/\//u);
  expect(shown).not.toBe('');
  expect(shown).toBe(shown.trim());
  expect(Array.from(shown).length).toBeLessThanOrEqual(120);
}

function expectHarmlessToSpeak(spoken: string) {
  for (const pattern of HEARD_AS_MONEY) expect(spoken).not.toMatch(pattern);
  expect(spoken).toMatch(/^[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}',\s-]*$/u);
  expect(findSpokenAmounts(spoken, 'en-US')).toEqual([]);
  expect(findWrittenAmounts(spoken, 'en-US')).toEqual([]);
  expect(Array.from(spoken).length).toBeLessThanOrEqual(90);
}

describe('outside text', () => {
  it('has a corpus of at least sixty hostile titles', () => {
    expect(HOSTILE_TITLES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(HOSTILE_TITLES)(
    'invariant 8: is harmless to show and to speak ($kind: $text)',
    ({ text }) => {
      expectHarmlessToShow(showableText(text, 'en-US'));
      expectHarmlessToSpeak(speakableText(text, 'en-US'));
      expect(findWrittenAmounts(amountFreeText(text, 'en-US'), 'en-US')).toEqual([]);
      expect(amountFreeText(text, 'en-US')).not.toMatch(/\p{Sc}/u);
    },
  );

  it('invariant 8: is harmless to show whatever it is made of', () => {
    fc.assert(
      fc.property(outsideText, (text) => {
        expectHarmlessToShow(showableText(text, 'en-US'));
      }),
      { numRuns: 1000 },
    );
  });

  it('invariant 8: is harmless to speak whatever it is made of [REQ-OUTSIDE-SPEAKABLE]', () => {
    fc.assert(
      fc.property(outsideText, (text) => {
        expectHarmlessToSpeak(speakableText(text, 'en-US'));
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same after a second cleaning', () => {
    fc.assert(
      fc.property(outsideText, (text) => {
        expect(showableText(showableText(text, 'en-US'), 'en-US')).toBe(
          showableText(text, 'en-US'),
        );
        expect(speakableText(speakableText(text, 'en-US'), 'en-US')).toBe(
          speakableText(text, 'en-US'),
        );
        expect(amountFreeText(amountFreeText(text, 'en-US'), 'en-US')).toBe(
          amountFreeText(text, 'en-US'),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it.each(ORDINARY_TITLES)(
    'keeps an ordinary title understandable ($text)',
    ({ text, written, spoken }) => {
      expect(amountFreeText(text, 'en-US')).toBe(written);
      expect(speakableText(text, 'en-US')).toBe(spoken);
    },
  );

  it.each([
    ['Gift card $50.00', 'Gift card'],
    ['$5 only', 'only'],
    ['Dark Roast 5.00', 'Dark Roast'],
    ['Dark Roast, just 4.99', 'Dark Roast, just'],
    ['Size 10.50', 'Size'],
    ['only 5.5', 'an item'],
  ])(
    'invariant 8: shows no amount on a row beside a price (%s) [REQ-OUTSIDE-ROWS]',
    (text, shown) => {
      expect(showableText(text, 'en-US')).toBe(shown);
    },
  );

  it.each([
    ['Coffee 12 oz', 'Coffee twelve ounces'],
    ['10.5', 'ten point five'],
    ['Running shoe size 10.5', 'Running shoe size ten point five'],
    ['Schuh Größe 38,5', 'Schuh Größe thirty-eight point five'],
    ['USB 3.0 cable', 'USB three point zero cable'],
    ['Jeans Size 38', 'Jeans Size thirty-eight'],
    ['Rice 2.5 kg', 'Rice two point five kilograms'],
    ['Tablet 12.9 inch', 'Tablet twelve point nine inch'],
    ['Bolt M8 1.5 mm', 'Bolt M eight one point five millimeters'],
  ])(
    'keeps sizes, versions and measures, shown and spoken (%s) [REQ-OUTSIDE-ROWS]',
    (text, spoken) => {
      expect(showableText(text, 'en-US')).toBe(text);
      expect(speakableText(text, 'en-US')).toBe(spoken);
    },
  );

  it('is bounded at a word [REQ-OUTSIDE-BOUNDED]', () => {
    const words = 'roasted '.repeat(30);
    expect(showableText(words, 'en-US')).toBe('roasted '.repeat(15).trim());
    expect(speakableText(words, 'en-US')).toBe('roasted '.repeat(11).trim());
    expect(showableText('x'.repeat(300), 'en-US')).toBe('x'.repeat(120));
  });

  it('is "an item" when nothing is left', () => {
    expect(showableText('\u200b', 'en-US')).toBe('an item');
    expect(speakableText('$5.00', 'en-US')).toBe('an item');
  });

  it('does not take long on the longest and most nested input', () => {
    const startedAt = performance.now();
    for (const piece of ['<', '[', '&amp;', '${', 'five ', '1 ', 'd ', '\u0301', '((', "'-"]) {
      showableText(piece.repeat(5_000), 'en-US');
      speakableText(piece.repeat(5_000), 'en-US');
    }
    expect(performance.now() - startedAt).toBeLessThan(atMost(2000));
  });
});

describe('SSML', () => {
  it('escapes exactly once [REQ-MARKUP-ONCE]', () => {
    expect(escapeForSsml('Salt & Pepper <b> "x" it\'s &amp;')).toBe(
      'Salt &amp; Pepper &lt;b&gt; &quot;x&quot; it&apos;s &amp;amp;',
    );
  });

  it('is undone by one reading, for any text, and holds nothing that XML 1.0 forbids', () => {
    const entities = [
      ['&lt;', '<'],
      ['&gt;', '>'],
      ['&quot;', '"'],
      ['&apos;', "'"],
      ['&amp;', '&'],
    ] as const;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeForSsml(text);
        expect(escaped).not.toMatch(
          /[<>"']|[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u,
        );
        const read = entities.reduce(
          (line, [entity, character]) => line.replaceAll(entity, character),
          escaped,
        );
        expect(read).toBe(
          Array.from(text)
            .filter((each) =>
              /[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(each),
            )
            .join(''),
        );
      }),
    );
  });

  it('cannot be left from inside', () => {
    expect(speechMarkupOf('a</speak><speak>b\u0007')).toBe(
      '<speak>a&lt;/speak&gt;&lt;speak&gt;b</speak>',
    );
  });
});
