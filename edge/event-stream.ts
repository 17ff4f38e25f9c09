/** An event stream as its standard reads it (HTML, "Server-sent events", interpreting an event stream): MCP's answers may come as one. */

export interface EventReader {
  /** The data of each event that ends in this piece of the stream. What has no blank line behind it yet is no event. */
  read(piece: string): readonly string[];
}

export function createEventReader(): EventReader {
  let line = '';
  let data: string[] = [];
  let isAtStart = true;
  let isBehindReturn = false;
  return {
    read(piece) {
      if (piece === '') return [];
      // The line feed of a line that a carriage return has ended already.
      let text = isBehindReturn ? piece.replace(/^\n/u, '') : piece;
      isBehindReturn = piece.endsWith('\r');
      if (isAtStart) text = text.replace(/^\uFEFF/u, '');
      isAtStart = false;
      const lines = (line + text).split(/\r\n|\n|\r/u);
      line = lines.pop() ?? '';
      return lines.flatMap((ended) => {
        if (ended !== '') {
          data.push(...dataIn(ended));
          return [];
        }
        const event = data;
        data = [];
        return event.length === 0 ? [] : [event.join('\n')];
      });
    },
  };
}

/**
 * The answer in a body: JSON, or the last event of a stream, before which there may be others of the server's.
 * @throws {SyntaxError} where it is neither; an event that the stream breaks off in is none.
 */
export function parseAnswerBody(body: string): unknown {
  return JSON.parse(createEventReader().read(body).at(-1) ?? body);
}

/** None of a comment, and none of any other field. */
function dataIn(line: string): readonly string[] {
  if (line === 'data') return [''];
  return line.startsWith('data:') ? [line.slice('data:'.length).replace(/^ /u, '')] : [];
}
