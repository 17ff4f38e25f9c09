/** Which requirements a test source cites in its titles. A title that never runs (`skip`, `todo`) proves nothing and cites nothing. */
import ts from 'typescript';

export interface Citation {
  readonly id: string;
  readonly title: string;
}

/** The citations in one source, in its order. `it`, `test` and `describe` are read, each also with `.each(…)`, `.skipIf(…)` and their kin. */
export function readCitations(source: string): readonly Citation[] {
  return readTitles(source).flatMap((title) => idsIn(title).map((id) => ({ id, title })));
}

/** `invariant 3`, `invariants 1, 4 and 8`, and each `REQ-…` or `INV-…` wherever it stands. */
export function idsIn(title: string): readonly string[] {
  const invariants = [...title.matchAll(/\binvariants?\s+(\d+(?:(?:\s*,\s*|\s+and\s+)\d+)*)/gi)];
  return [
    ...invariants.flatMap(([, numbers = '']) =>
      [...numbers.matchAll(/\d+/g)].map(([number]) => `INV-${number}`),
    ),
    ...[...title.matchAll(/\b(?:REQ|INV)-[A-Z0-9-]*/g)].map(([id]) => id),
  ];
}

function readTitles(source: string): readonly string[] {
  const file = ts.createSourceFile('a.test.ts', source, ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const callee = readCallee(node.expression);
      if (callee?.isSkipped === true) return;
      const [first] = node.arguments;
      const title = first && callee ? textOf(first) : undefined;
      if (title !== undefined) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** What is called in `it(…)`, `it.skip(…)`, `describe.each(rows)(…)`; undefined for everything else. */
function readCallee(expression: ts.Expression): { readonly isSkipped: boolean } | undefined {
  if (ts.isIdentifier(expression)) {
    return ['it', 'test', 'describe'].includes(expression.text) ? { isSkipped: false } : undefined;
  }
  if (ts.isCallExpression(expression) || ts.isTaggedTemplateExpression(expression)) {
    return readCallee(ts.isCallExpression(expression) ? expression.expression : expression.tag);
  }
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const inner = readCallee(expression.expression);
  return inner && { isSkipped: inner.isSkipped || ['skip', 'todo'].includes(expression.name.text) };
}

function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}
