/** The frame of identity's pages: plain HTML without scripts, saying that this is a stand-in. */
import { STYLE_PATH } from './page-style.ts';

export function pageFrame({
  title,
  content,
}: {
  readonly title: string;
  readonly content: string;
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<p class="stand-in">Stand-in for the shop’s sign-in. For the demo only.</p>
${content}
</main>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
