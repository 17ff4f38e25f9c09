/** Structured logs on standard error: by id and code, never envelopes, tokens, addresses or payment data. */
import { pino, type Logger } from 'pino';

export type Log = Logger;

export function createLog(processName: string): Log {
  return pino(
    {
      name: processName,
      level: 'info',
      base: { process: processName },
      redact: ['*.token', '*.code', '*.authorization', '*.cookie'],
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
