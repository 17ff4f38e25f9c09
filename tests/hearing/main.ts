/** `npm run hearing`: measures both parts and writes the page. Its status is not zero when the tools are not there. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SPEECH_LOCALES } from '#core';
import { hearEnglish } from './english/hear-english.ts';
import { measureLocale, type LocaleDistances } from './phonemes/measure-locale.ts';
import { formatPage } from './report/format-page.ts';
import { missingPackages, toolVersions } from './tools.ts';

const PAGE = fileURLToPath(new URL('../../docs/hearing.md', import.meta.url));

/** @returns the exit status. */
export async function main(): Promise<number> {
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
    locales.push(await measureLocale(locale));
    onProgress(`${locale}: phonemes of 100 amounts compared`);
  }
  const trials = await hearEnglish(onProgress);
  const date = new Date(startedAt).toISOString().slice(0, 10);
  await writeFile(PAGE, formatPage({ date, versions: await toolVersions(), trials, locales }));
  onProgress('docs/hearing.md is written');
  return 0;
}
