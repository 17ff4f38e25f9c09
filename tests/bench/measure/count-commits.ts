/** How many transactions were committed in a store since its log was last begun anew: SQLite file format, section 4, "The Write-Ahead Log". */
import { existsSync, readFileSync } from 'node:fs';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/**
 * Counts the frames that end a transaction: those that name the size of the database after it. Frames of an earlier round of the same
 * file have other salts and are not counted.
 */
export function countCommits(storePath: string): number {
  const path = `${storePath}-wal`;
  if (!existsSync(path)) return 0;
  const log = readFileSync(path);
  if (log.length < HEADER_BYTES) return 0;
  const pageBytes = log.readUInt32BE(8);
  const salts = log.subarray(16, 24);
  let commits = 0;
  const frameBytes = FRAME_HEADER_BYTES + pageBytes;
  for (let at = HEADER_BYTES; at + frameBytes <= log.length; at += frameBytes) {
    if (!log.subarray(at + 8, at + 16).equals(salts)) break;
    if (log.readUInt32BE(at + 4) !== 0) commits += 1;
  }
  return commits;
}
