/** Bodies of at most 64 KiB, as JSON or byte for byte. The parser would read a longer one to its end before it said so; here the answer goes out at once. */
import express, { type RequestHandler } from 'express';
import { boundJson, type JsonBounded } from './bound-json.ts';

const MOST_BYTES = 64 * 1024;
/** What our sides are sent is nested less than ten deep and holds a few hundred parts at most: an order has twenty lines. */
const BOUNDS = { mostLevels: 64, mostParts: 2000 };
/** So much is read and dropped, for a client that reads its answer only when it has sent all; then the connection ends. */
const MOST_DROPPED_BYTES = 1024 * 1024;

/** As body-parser marks the same fault, so that both are answered alike. */
class BodyTooLarge extends Error {
  readonly status = 413;
  readonly type = 'entity.too.large';
}

/** Its message is for who sent the body. */
class ShapeRefused extends Error {
  readonly status = 400;
  readonly type = 'entity.shape.refused';
}

const SHAPE_WORDS: Readonly<Record<Exclude<JsonBounded, 'fits'>, string>> = {
  too_deep: `This is nested more than ${String(BOUNDS.mostLevels)} levels deep. Send it flatter.`,
  too_much: `This holds more than ${String(BOUNDS.mostParts)} parts. Send fewer at once.`,
};

/** JSON is UTF-8 between systems (RFC 8259, section 8.1); in another form the bytes of a bracket are not the bracket. */
class CharsetRefused extends Error {
  readonly status = 415;
  readonly type = 'charset.unsupported';
}

/** What to say of a body that was refused for how deep it is nested or how much it holds; undefined for every other fault. */
export function wordsOfRefusedShape(fault: unknown): string | undefined {
  return fault instanceof ShapeRefused ? fault.message : undefined;
}

export function readJsonBody(): RequestHandler {
  const parse = readBounded(
    express.json({
      limit: MOST_BYTES,
      strict: false,
      verify: (_request, _response, bytes, charset) => {
        if (charset !== 'utf-8') throw new CharsetRefused('a body of another charset than UTF-8');
        const bounded = boundJson(bytes, BOUNDS);
        if (bounded !== 'fits') throw new ShapeRefused(SHAPE_WORDS[bounded]);
      },
    }),
  );
  return (request, response, next) => {
    if (request.is('application/json') === 'application/json') parse(request, response, next);
    else next();
  };
}

/** Every body as a Buffer of the bytes that came, for whoever checks a signature over them; a compressed one is refused. */
export function readRawBody(): RequestHandler {
  return readBounded(express.raw({ limit: MOST_BYTES, type: () => true, inflate: false }));
}

function readBounded(parse: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const isLongByItsHeader = Number(request.headers['content-length'] ?? 0) > MOST_BYTES;
    let bytes = 0;
    let isCut = false;
    const cut = (): void => {
      isCut = true;
      next(new BodyTooLarge('a body of more than 64 KiB'));
    };
    request.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > MOST_BYTES && !isCut) cut();
      if (bytes > MOST_DROPPED_BYTES) request.socket.destroy();
    });
    if (isLongByItsHeader) {
      cut();
      return;
    }
    // In the same turn, before the first piece comes: the parser misses nothing. What it says after the cut is answered already.
    parse(request, response, (fault?: unknown) => {
      if (!isCut) next(fault);
    });
  };
}
