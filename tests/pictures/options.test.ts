/** The pictures of the documentation are replaced on purpose alone. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { main as takeCard } from './card-main.ts';
import { main as takeAll } from './main.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'screens');

function files(): readonly string[] {
  return readdirSync(FOLDER).map(
    (name) => `${name} ${String(statSync(join(FOLDER, name)).mtimeMs)}`,
  );
}

it('an option or a name that there is not takes no picture and touches no file [REQ-PICTURES]', async () => {
  const before = files();
  const told = vi.spyOn(console, 'error').mockReturnValue();
  for (const args of [['--nope'], ['--card=yes'], ['to-confirm'], ['--paint', '--nope']]) {
    await expect(takeAll(args)).rejects.toMatchObject({
      code: expect.stringContaining('ERR_PARSE_ARGS') as unknown,
    });
  }
  expect(await takeCard([FOLDER, 'no-such-moment'])).toBe(1);
  expect(await takeCard(['--nope'])).toBe(1);
  expect(await takeCard([])).toBe(1);
  expect(told).toHaveBeenCalledTimes(3);
  told.mockRestore();
  expect(files()).toEqual(before);
});
