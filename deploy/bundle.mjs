/** `node deploy/bundle.mjs`: the skill as one file for AWS Lambda, `dist/lambda/bundle/index.cjs`, and what is in it. */
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../', import.meta.url);
export const ENTRY = fileURLToPath(new URL('lambda/door/in-lambda/main.ts', ROOT));
export const OUTPUT = fileURLToPath(new URL('dist/lambda/bundle/index.cjs', ROOT));

/** Modules of ours run nothing when they are read, so what nobody uses of them is left out. */
const OWN_ROOMS = /^(#|\.{1,2}\/)/;
/** Words of every language that zod can refuse in; nobody hears them. */
const WORDS_OF_ZOD = /[/\\]zod[/\\]v4[/\\]locales[/\\]index\.js$/;
/** The squares of a code are all that is wanted of it, and no picture file. */
const PICTURES_OF_QRCODE = /[/\\]qrcode[/\\]lib[/\\]server\.js$/;
/** The client's checker of schemas: the skill gives it another (`lambda/protocol/connect-tools.ts`). */
const CHECKER_OF_CLIENT = /[/\\]sdk[/\\].*[/\\]validation[/\\]ajv-provider\.js$/;

/** @returns {Promise<{ bytes: number, parts: ReadonlyArray<{ name: string, bytes: number }> }>} */
export async function bundleSkill({ entry = ENTRY, output = OUTPUT } = {}) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: [entry],
    outfile: output,
    bundle: true,
    // A file of the older kind is read faster than a module, and asks for no package.json beside it.
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    conditions: ['hearback-source'],
    // Nothing of it changes what is written.
    tsconfigRaw: '{}',
    minify: true,
    // What is logged names its faults.
    keepNames: true,
    legalComments: 'eof',
    logLevel: 'warning',
    metafile: true,
    plugins: [ownRooms, withoutUnused],
  });
  const [{ bytes, inputs }] = Object.values(metafile.outputs);
  return { bytes, parts: partsOf(inputs) };
}

const ownRooms = {
  name: 'own-rooms',
  setup(build) {
    build.onResolve(
      { filter: OWN_ROOMS },
      async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (pluginData === 'asked' || importer.includes('node_modules')) return undefined;
        const found = await build.resolve(path, {
          importer,
          resolveDir,
          kind,
          pluginData: 'asked',
        });
        return found.errors.length > 0 ? found : { ...found, sideEffects: false };
      },
    );
  },
};

const withoutUnused = {
  name: 'without-unused',
  setup(build) {
    build.onLoad({ filter: WORDS_OF_ZOD }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
    build.onLoad({ filter: PICTURES_OF_QRCODE }, () => ({
      contents: "exports.create = require('./core/qrcode').create;",
    }));
    build.onLoad({ filter: CHECKER_OF_CLIENT }, () => ({
      contents:
        "export class AjvJsonSchemaValidator { constructor() { throw new Error('no schema is checked in this bundle'); } }",
    }));
  },
};

function partsOf(inputs) {
  const sums = new Map();
  for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
    const name =
      /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path.split('/').slice(0, 2).join('/');
    sums.set(name, (sums.get(name) ?? 0) + bytesInOutput);
  }
  return [...sums].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { bytes, parts } = await bundleSkill();
  process.stdout.write(`${OUTPUT}: ${String(Math.round(bytes / 1024))} KiB\n`);
  for (const { name, bytes: part } of parts.slice(0, 12)) {
    process.stdout.write(`  ${String(Math.round(part / 1024)).padStart(5)} KiB  ${name}\n`);
  }
}
