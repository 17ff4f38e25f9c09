/** Whether the project still compiles with one file changed. A change that only the compiler stops shows nothing about the tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What the missing line leaves behind: names that are not used any more, and code that is not reached. */
const LEFT_BEHIND = [6133, 6138, 6192, 6196, 6198, 7027];

export function openCompiler(folder) {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic(diagnostic) {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      },
    },
  );
  const changed = new Map();
  const host = {
    ...ts.sys,
    getCompilationSettings: () => config.options,
    getScriptFileNames: () => config.fileNames,
    getScriptVersion: (file) => String(changed.get(file)?.version ?? 0),
    getScriptSnapshot: (file) => {
      const text =
        changed.get(file)?.text ?? (ts.sys.fileExists(file) ? ts.sys.readFile(file) : undefined);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  };
  const service = ts.createLanguageService(host);
  let version = 0;

  function set(file, text) {
    version += 1;
    changed.set(file, { version, text });
  }

  function faultsOf(path, text) {
    set(path, text);
    return [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)]
      .filter(({ category }) => category === ts.DiagnosticCategory.Error)
      .filter(({ code }) => !LEFT_BEHIND.includes(code))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  }

  /** The first fault that comes into the file with `text`, or undefined when it compiles as well as before. */
  return function findFault(file, text) {
    const path = join(folder, file).replaceAll('\\', '/');
    const faults = faultsOf(path, text);
    const faultsBefore = faultsOf(path, readFileSync(path, 'utf8'));
    return faults.find((fault) => !faultsBefore.includes(fault));
  };
}
