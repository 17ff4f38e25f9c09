/** The end of a log file, for a person who has to know why a process ended. */
import { existsSync, readFileSync } from 'node:fs';

const LINES = 12;

export function readLastWords(logPath: string): string {
  const text = existsSync(logPath) ? readFileSync(logPath, 'utf8').trimEnd() : '';
  if (text === '') return `Its log ${logPath} is empty.`;
  return `The end of ${logPath}:\n${text
    .split('\n')
    .slice(-LINES)
    .map((line) => `  ${line}`)
    .join('\n')}`;
}
