/** MCP clients of others, with packages and a Node of their own, drive an order's request side; `npm test` has the official first line. */
import { spawnSync } from 'node:child_process';
import type { Part } from './parts.ts';

const FOLDER = 'tests/mcp/clients';

export const MCP_CLIENTS: Part = {
  name: 'MCP clients of others',
  run: () => {
    // Not `ci`: one of vite's optional parts for another system is in no registry, and `ci` takes no lock without it.
    const installed = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (installed.status !== 0) throw new Error(`not installed: ${installed.stderr}`);
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', FOLDER],
      {
        encoding: 'utf8',
        env: { ...process.env, HEARBACK_MCP_CLIENTS: '1', NO_COLOR: '1' },
      },
    );
    const figures = /Tests\s+(.*)/.exec(stdout)?.[1] ?? 'no test ran';
    if (status !== 0) throw new Error(figures);
    return `the official second line, the Inspector and the AI SDK: ${figures}`;
  },
};
