/** Whether the project still compiles with one file changed. A change that only the compiler stops shows nothing about the tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What the missing line leaves behind: names that are not used any more, and code that is not reached. */
const LEFT_BEHIND = [6133, 6138, 6192, 6196, 6198, 7027];

/** What runs in Node, and what runs in a browser. */
const PROJECTS = ['tsconfig.json', 'screens/tsconfig.json'];

export function openCompiler(folder) {
  const projects = PROJECTS.map((file) => readProject(join(folder, file)));
  const opened = new Map();

  function projectOf(path) {
    const project = projects.find(({ fileNames }) => fileNames.includes(path));
    if (!project) throw new Error(`${path} is in no project`);
    if (!opened.has(project)) opened.set(project, openProject(folder, project));
    return opened.get(project);
  }

  /** The first fault that comes into the file with `text`, or undefined when it compiles as well as before. */
  return function findFault(file, text) {
    const path = join(folder, file).replaceAll('\\', '/');
    const faultsOf = projectOf(path);
    const faults = faultsOf(path, text);
    const faultsBefore = faultsOf(path, readFileSync(path, 'utf8'));
    return faults.find((fault) => !faultsBefore.includes(fault));
  };
}

function readProject(path) {
  return ts.getParsedCommandLineOfConfigFile(
    path,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic(diagnostic) {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      },
    },
  );
}

function openProject(folder, { options, fileNames }) {
  const changed = new Map();
  const host = {
    ...ts.sys,
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
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

  return function faultsOf(path, text) {
    version += 1;
    changed.set(path, { version, text });
    return [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)]
      .filter(({ category }) => category === ts.DiagnosticCategory.Error)
      .filter(({ code }) => !LEFT_BEHIND.includes(code))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  };
}
