/** Reading and writing one key file. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A key file that is missing or is not the key it should be. The message names the file and tells nothing of its content. */
export class KeyFileInvalid extends Error {
  readonly code = 'KEY_FILE_INVALID';

  constructor(file: string, cause?: unknown) {
    super(`${file} does not hold the key that belongs there`, { cause });
  }
}

/** What `parse` makes of the file's text. @throws {KeyFileInvalid} KEY_FILE_INVALID - when there is no such file or no such key. */
export function readKeyFile<Key>(file: string, parse: (text: string) => Key): Key {
  try {
    return parse(readFileSync(file, 'utf8').trim());
  } catch (cause) {
    throw new KeyFileInvalid(file, cause);
  }
}

/** Writes a key that was not there, for its owner only, in a folder for its owner only. */
export function writeKeyFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${text}\n`, { flag: 'wx', mode: 0o600 });
}
