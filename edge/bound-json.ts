/** How deep a JSON text is nested and how much it holds, told from its bytes before it is parsed: what is nested thousands deep, or is made of thousands of little things, costs far more to read than to send. */

export interface JsonBounds {
  readonly mostLevels: number;
  /** Counted by what begins or parts them: lists, objects, and commas. */
  readonly mostParts: number;
}

export type JsonBounded = 'fits' | 'too_deep' | 'too_much';

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * For UTF-8, where each of these bytes is its character and never a part of another; a value that holds no other is no level and no part.
 * What is no JSON gets any answer: parsing it ends before the place from which on the answer is wrong.
 */
export function boundJson(json: Uint8Array, { mostLevels, mostParts }: JsonBounds): JsonBounded {
  let level = 0;
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case QUOTE:
        at = endOfString(json, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        level += 1;
        parts += 1;
        if (level > mostLevels) return 'too_deep';
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        level -= 1;
        break;
      case COMMA:
        parts += 1;
        break;
      case undefined:
      default:
        break;
    }
    if (parts > mostParts) return 'too_much';
  }
  return 'fits';
}

/** Where the quote stands that ends what begins at `start`: one behind a backslash ends nothing (RFC 8259, section 7). */
function endOfString(json: Uint8Array, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) return at;
    if (byte === BACKSLASH) at += 1;
  }
  return json.length;
}
