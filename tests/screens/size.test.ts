/** What a phone must fetch before an order can be confirmed, counted over the built files as they are sent. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
/** The font is apart: until it is there, the text stands in the phone's own (`font-display: swap`). */
const MOST_BYTES = 40_000;

let folder: string;
beforeAll(async () => {
  // As `npm run build` does; under a test's own name Lit would give its version for development.
  vi.stubEnv('NODE_ENV', 'production');
  folder = await mkdtemp(join(tmpdir(), 'hearback-size-'));
  await build({
    configFile: join(ROOT, 'screens/vite.card.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function sizeOf(path: string): Promise<number> {
  return brotliCompressSync(await readFile(join(folder, path))).length;
}

/** The files that the page asks for by itself, and what these import at once. */
async function filesOfCard(): Promise<readonly string[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  const found = new Set<string>(['index.html']);
  const visit = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    found.add(path);
    if (!path.endsWith('.js')) return;
    const script = await readFile(join(folder, path), 'utf8');
    for (const [, name] of script.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) {
      await visit(`assets/${name ?? ''}`);
    }
  };
  for (const path of named) await visit(path);
  return [...found];
}

describe('[REQ-CARD-SIZE] all that is needed to confirm', () => {
  it('is under 40 kB compressed in every language, the font apart', async () => {
    const files = await filesOfCard();
    expect(files.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
    const sizes = await Promise.all(files.map(sizeOf));
    const card = sizes.reduce((sum, size) => sum + size, 0);
    const tables = (await readdir(join(folder, 'assets'))).filter((name) =>
      /^[a-z]{2}-[a-z]{2}-.*\.js$/.test(name),
    );
    expect(tables.length).toBeGreaterThanOrEqual(11);
    const largest = Math.max(
      ...(await Promise.all(tables.map((name) => sizeOf(`assets/${name}`)))),
    );
    console.log(
      `needed to confirm: ${String(card)} bytes, and a table of at most ${String(largest)}`,
    );
    expect(card + largest).toBeLessThan(MOST_BYTES);
  });

  it('holds neither the account nor the schemas and the speech of the core', async () => {
    const scripts = (await filesOfCard()).filter((path) => path.endsWith('.js'));
    const text = (
      await Promise.all(scripts.map((path) => readFile(join(folder, path), 'utf8')))
    ).join('');
    expect(text).not.toMatch(/ZodError|hb-total-card/);
    expect(text).not.toMatch(/make_recovery_codes`,.*Recovery codes/);
    expect(text).toContain('hb-voice-code');
    expect(text).not.toContain('address-line1');
  });

  it('the worker is one file that imports nothing', async () => {
    const worker = await readFile(join(folder, 'push.js'), 'utf8');
    expect(worker).not.toMatch(/\bimport\b|\bexport\b/);
    expect(worker).toContain('notificationclick');
  });
});
