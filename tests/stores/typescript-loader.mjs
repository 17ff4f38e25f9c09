// Takes the types out of each TypeScript file; the source uses no syntax that needs more.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import typescript from 'typescript';

export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context);
  const text = await readFile(fileURLToPath(url), 'utf8');
  const { outputText } = typescript.transpileModule(text, {
    compilerOptions: { target: 'ES2023', module: 'ESNext', verbatimModuleSyntax: true },
  });
  return { format: 'module', source: outputText, shortCircuit: true };
}
