/** A slip in an option of a long run is told before anything is done. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { main as measureHearing } from '../hearing/main.ts';

const MODEL = fileURLToPath(new URL('run.mjs', import.meta.url));

describe('an option that there is not', () => {
  it('is refused in words by the model [REQ-TOOL-OPTIONS]', () => {
    const ended = spawnSync(process.execPath, [MODEL, '--depe'], { encoding: 'utf8' });
    expect(ended.status).toBe(1);
    expect(ended.stderr).toContain('--depe');
    expect(ended.stderr).toContain('Use: npm run model');
    expect(ended.stdout).toBe('');
  });

  it('is refused by the measuring of what is heard [REQ-TOOL-OPTIONS]', async () => {
    await expect(measureHearing(['--phoneme'])).rejects.toMatchObject({
      code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION',
    });
  });
});
