/** What a command of the operator's prints, and how it ends. */
export interface CommandEnd {
  /** 0: as asked; 1: what was given is refused; 2: it was not asked rightly, and nothing was done. */
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** The lines of an end that is no answer stand where a script that reads the answer does not see them. */
export function endCommand({ exitCode, lines }: CommandEnd): void {
  const stream = exitCode === 0 ? process.stdout : process.stderr;
  stream.write(`${lines.join('\n')}\n`);
  process.exitCode = exitCode;
}
