/** What the live connection sends, and when views were read (docs/wire.md, "Live"; `core/confirmation/live-message.ts`). */
import type { LiveMessage, Reading } from '#core';
import {
  attempt,
  either,
  exactly,
  nameIn,
  record,
  textLike,
  wholeNumber,
  type Parse,
} from './parse.ts';
import { parseEpochMs } from './order-view.ts';

/** So often at least is something sent; a test compares these with the contract's. */
export const LIVE_BEAT_MS = 1000;
export const READING_HEADER = 'Hearback-Reading';

const reading = { run: textLike(/^[A-Za-z0-9_-]{16,64}$/), version: wholeNumber(1) };
const anything: Parse<unknown> = (value) => value;

export const parseLiveMessage: Parse<LiveMessage> = either(
  record({
    kind: nameIn<'orders' | 'order' | 'trace'>({ orders: true, order: true, trace: true }),
    ...reading,
    body: anything,
  }),
  record({ kind: exactly('beat'), ...reading, nowEpochMs: parseEpochMs }),
);

/** From the header `RUN VERSION`; undefined when it is no reading. */
export function readingOf(header: string | null): Reading | undefined {
  const [run, version, ...rest] = (header ?? '').split(' ');
  if (rest.length > 0 || !/^[1-9][0-9]{0,14}$/.test(version ?? '')) return undefined;
  return attempt(record(reading), { run, version: Number(version) });
}
