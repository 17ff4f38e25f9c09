/** The look of identity's pages: one column, one accent, light and dark. */
export const STYLE_PATH = '/sign-in.css';
export const FONT_PATH = '/sign-in.woff2';

export const PAGE_STYLE = `
@font-face { font-family: 'Inter Variable'; src: url('${FONT_PATH}') format('woff2'); font-weight: 100 900; font-display: swap; }
:root {
  color-scheme: light dark;
  --ground: #fbfaf8; --ink: #1d1f23; --quiet: #5a5e66; --line: #8b8f98; --field: #ffffff;
  --accent: #2d415e; --on-accent: #ffffff; --stopped: #9b2226;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: #14181e; --ink: #f2f3f5; --quiet: #aab0ba; --line: #6d7480; --field: #1b2028;
    --accent: #a9c1e8; --on-accent: #14181e; --stopped: #ff9d9a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 1.0625rem/1.5 'Inter Variable', system-ui, sans-serif; }
main { max-width: 26rem; margin: 0 auto; padding: 1.25rem 1.5rem 2.5rem; }
h1 { font-size: 1.75rem; line-height: 1.2; font-weight: 650; letter-spacing: -0.01em; margin: 1.25rem 0 0.5rem; }
p { margin: 0 0 0.75rem; }
.stand-in { font-size: 0.875rem; color: var(--quiet); border-bottom: 1px dashed var(--line); padding-bottom: 0.75rem; }
form { margin: 1.25rem 0; }
label { display: block; font-weight: 600; margin: 0 0 0.375rem; }
input { display: block; width: 100%; min-height: 3.25rem; padding: 0 0.875rem; margin: 0 0 1.25rem; font: inherit;
  color: var(--ink); background: var(--field); border: 1px solid var(--line); border-radius: 0.5rem; }
input:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button { width: 100%; min-height: 3.25rem; margin-top: 0.5rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--on-accent); background: var(--accent); border: 0; border-radius: 0.5rem; }
.fault { color: var(--stopped); font-weight: 600; }
.fault::before { content: '\\2715\\00a0'; }
.name { white-space: nowrap; }
.quiet { font-size: 0.9375rem; color: var(--quiet); }
`;
