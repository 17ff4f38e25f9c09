/** What is shown where a sign-in cannot go on. */
import { pageFrame } from './page-frame.ts';

export function stoppedPage(): string {
  return pageFrame({
    title: 'This sign-in cannot go on',
    content: `<h1>This sign-in cannot go on</h1>
<p>You are not signed in, and nothing was bought.</p>
<p>Go back to where you came from and start again.</p>`,
  });
}
