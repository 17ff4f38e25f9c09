/** Bodies of at most 64 KiB, as JSON or byte for byte. The parser would read a longer one to its end before it said so; here the answer goes out at once. */
import express, { type RequestHandler } from 'express';

const MOST_BYTES = 64 * 1024;
/** So much is read and dropped, for a client that reads its answer only when it has sent all; then the connection ends. */
const MOST_DROPPED_BYTES = 1024 * 1024;

/** As body-parser marks the same fault, so that both are answered alike. */
class BodyTooLarge extends Error {
  readonly status = 413;
  readonly type = 'entity.too.large';
}

export function readJsonBody(): RequestHandler {
  const parse = readBounded(express.json({ limit: MOST_BYTES, strict: false }));
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
