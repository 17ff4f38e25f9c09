/** Event streams, however they are cut and whatever ends their lines. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventReader, parseAnswerBody } from '#edge';

const eventsIn = (...pieces: readonly string[]): readonly string[] => {
  const reader = createEventReader();
  return pieces.flatMap((piece) => reader.read(piece));
};

describe('an event stream', () => {
  it.each<[string, string, readonly string[]]>([
    ['one event', 'event: message\ndata: {"a":1}\n\n', ['{"a":1}']],
    ['two events', 'data: one\n\ndata: two\n\n', ['one', 'two']],
    ['several data lines, joined by line feeds', 'data: one\ndata: two\n\n', ['one\ntwo']],
    ['no more than one space before the data', 'data:one\ndata:  two\n\n', ['one\n two']],
    ['data without a colon as an empty line of it', 'data\ndata\n\n', ['\n']],
    ['lines that end as in HTTP', 'data: one\r\ndata: two\r\n\r\n', ['one\ntwo']],
    ['lines that end in carriage returns', 'data: one\rdata: two\r\r', ['one\ntwo']],
    ['comments as nothing', ': data: hello\ndata: one\n: ping\ndata: two\n\n:\n\n', ['one\ntwo']],
    ['other fields as nothing', 'id: 7\nretry: 10\n dataset: x\ndatum: x\n\n', []],
    ['the byte order mark before the first line as nothing', '\uFEFFdata: one\n\n', ['one']],
    ['blank lines alone as no event', '\n\n\r\n\n', []],
    ['a break inside a line as data', 'data: one\u2028two\u0085\n\n', ['one\u2028two\u0085']],
    ['an event without a blank line behind it as none', 'data: one\n\ndata: two\n', ['one']],
    ['a line that breaks off as none', 'data: one\n\ndata: tw', ['one']],
    ['an empty stream', '', []],
  ])('is read: %s', (_what, stream, events) => {
    expect(eventsIn(stream)).toEqual(events);
  });

  it('gives an event as soon as its blank line is there, and once', () => {
    const reader = createEventReader();
    expect(reader.read('data: one\r\n')).toEqual([]);
    expect(reader.read('\r')).toEqual(['one']);
    expect(reader.read('\ndata: two\n')).toEqual([]);
    expect(reader.read('\n')).toEqual(['two']);
  });

  it('holds the same events wherever it is cut, and whatever ends its lines', () => {
    const end = fc.constantFrom('\n', '\r', '\r\n');
    const line = fc.constantFrom(
      'data: a',
      'data:',
      'data',
      ': c',
      'event: m',
      '',
      '',
      'da',
      '\uFEFF',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(line, end)), fc.array(fc.nat(100)), (lines, cuts) => {
        // A blank line that ends in a line feed is no part of the line end before it.
        const stream = lines.map((both) => both.join('')).join('');
        const at = [0, ...cuts.map((cut) => cut % (stream.length + 1)), stream.length];
        at.sort((one, other) => one - other);
        const pieces = at.slice(1).map((to, index) => stream.slice(at[index], to));
        expect(pieces.join('')).toBe(stream);
        expect(eventsIn(...pieces)).toEqual(eventsIn(stream));
      }),
    );
  });

  it('gives back whatever data it was written with', () => {
    const data = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\r'));
    fc.assert(
      fc.property(fc.array(data), fc.constantFrom('\n', '\r', '\r\n'), (events, end) => {
        const write = (event: string): string =>
          [...event.split('\n').map((line) => `data: ${line}`), '', ''].join(end);
        expect(eventsIn(events.map(write).join(''))).toEqual(events);
      }),
    );
  });
});

describe('an answer’s body', () => {
  const answer = { jsonrpc: '2.0', id: 1, result: { text: 'data: no event' } };

  it('is read as JSON, on one line or on several', () => {
    expect(parseAnswerBody(JSON.stringify(answer))).toEqual(answer);
    expect(parseAnswerBody(`${JSON.stringify(answer, undefined, 2)}\n`)).toEqual(answer);
  });

  it('is read as the last event of a stream', () => {
    const offer = 'event: message\ndata: {"method":"elicitation/create"}\n\n';
    expect(parseAnswerBody(`${offer}data: ${JSON.stringify(answer)}\r\n\r\n`)).toEqual(answer);
  });

  it.each(['', 'Not found', 'data: {"id":1}\n', 'data: {"id":\n\n', ': ping\n\n'])(
    'is refused where it holds no whole answer: %j',
    (body) => {
      expect(() => parseAnswerBody(body)).toThrow(SyntaxError);
    },
  );
});
