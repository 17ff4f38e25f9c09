/**
 * The notation in which sample utterances are kept: one a line, `(order|buy)` for either word and `(the |)` for a word that may be left out.
 * A slot stays as it is: `{product}`.
 */
const ALTERNATIVES = /\(([^()]*)\)/u;

/** Every sample that the lines say, in their order, none twice. */
export function expandSamples(lines: string): readonly string[] {
  const samples = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(expandLine)
    .map((sample) => sample.replaceAll(/\s+/gu, ' ').trim());
  return [...new Set(samples)];
}

function expandLine(line: string): readonly string[] {
  const found = ALTERNATIVES.exec(line);
  if (found === null) return [line];
  const [whole, inside = ''] = found;
  const before = line.slice(0, found.index);
  const after = line.slice(found.index + whole.length);
  return inside.split('|').flatMap((way) => expandLine(`${before}${way}${after}`));
}
