/** The screens of the phone stand in either direction of writing: no sheet of theirs names left or right. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SCREENS = join(import.meta.dirname, '..', '..', 'screens');
/** The Show card is drawn as a device draws it, and the trace beside the simulator: neither is of the phone. */
const FOLDERS = ['surfaces/card', 'surfaces/account', 'tokens', 'elements'];
const NOT_PHONE = /elements\/(?:total-card|trace)\//;
const PHYSICAL =
  /(?:^|[\s;{])(?:margin|padding|border|inset)-(?:left|right)\b|(?:^|[\s;{])(?:left|right|width|height|min-width|max-width|min-height|max-height)\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)/;

describe('[REQ-CARD-RTL] the sheets of the phone', () => {
  it('use logical properties alone', () => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(join(SCREENS, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:ts|css)$/.test(file))
        .map((file) => `${folder}/${file}`),
    ).filter((file) => !NOT_PHONE.test(file));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const sheets = file.endsWith('.css')
        ? [readFileSync(join(SCREENS, file), 'utf8')]
        : [...readFileSync(join(SCREENS, file), 'utf8').matchAll(/css`([^`]*)`/g)].map(
            ([, css]) => css ?? '',
          );
      for (const sheet of sheets) {
        const lines = sheet
          .split('\n')
          .filter((line) => !line.includes('@media') && !line.includes('@container'));
        for (const line of lines) expect(line, file).not.toMatch(PHYSICAL);
      }
    }
  });
});
