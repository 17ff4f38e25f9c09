/**
 * `npm run hearing`: measures both parts and writes the page; `-- --phonemes` measures the phonemes alone and writes no page. Its status is
 * not zero when the tools are not there, or when a near pair of amounts is not read back.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SPEECH_LOCALES } from '#core';
import { hearEnglish } from './english/hear-english.ts';
import { formatNearPairs } from './near-pairs.ts';
import { measureLocale, missedPairs, type LocaleDistances } from './phonemes/measure-locale.ts';
import { formatPage } from './report/format-page.ts';
import { missingPackages, toolVersions } from './tools.ts';

const PAGE = fileURLToPath(new URL('../../docs/hearing.md', import.meta.url));
const NEAR_PAIRS = fileURLToPath(new URL('near-pairs.tsv', import.meta.url));

export const USAGE = 'Use: npm run hearing -- [--phonemes]';

/** @returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { phonemes: { type: 'boolean', default: false } },
    strict: true,
  });
  const missing = await missingPackages();
  if (missing.length > 0) {
    process.stderr.write(
      `Nothing was measured. Missing: ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends ${missing.join(' ')}\n`,
    );
    return 1;
  }
  const startedAt = Date.now();
  const seconds = (): number => Math.round((Date.now() - startedAt) / 1000);
  const onProgress = (line: string): void => {
    process.stderr.write(`${String(seconds())} s  ${line}\n`);
  };
  const locales: LocaleDistances[] = [];
  for (const locale of SPEECH_LOCALES) {
    const measured = await measureLocale(locale);
    locales.push(measured);
    onProgress(`${locale}: phonemes of ${String(measured.leastWith.length)} amounts compared`);
  }
  await writeFile(NEAR_PAIRS, formatNearPairs(locales));
  if (!values.phonemes) {
    const english = await hearEnglish(onProgress);
    const date = new Date(startedAt).toISOString().slice(0, 10);
    await writeFile(PAGE, formatPage({ date, versions: await toolVersions(), english, locales }));
    onProgress('docs/hearing.md is written');
  }
  return gate(locales);
}

/** 1 when the tables lack a near pair. */
function gate(locales: readonly LocaleDistances[]): number {
  const missed = locales.flatMap((each) =>
    missedPairs(each).map(
      ({ one, other }) =>
        `${each.locale}: ${one.name} and ${other.name}, “${one.words}” and “${other.words}”\n`,
    ),
  );
  const verdict =
    missed.length === 0
      ? 'Every near pair of amounts is read back.\n'
      : `${String(missed.length)} near pairs are not read back, both:\n`;
  process.stderr.write([verdict, ...missed].join(''));
  return missed.length === 0 ? 0 : 1;
}
