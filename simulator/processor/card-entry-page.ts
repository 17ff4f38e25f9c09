/** The page on which a customer enters a card: plain HTML without scripts, saying that this is a stand-in. */
import { escapeHtml } from '../identity/pages/page-frame.ts';
import { TEST_CARDS } from './test-cards.ts';

export const CARD_ENTRY_PATH = '/card-entry';
export const CARD_STYLE_PATH = '/card-entry.css';

export interface CardEntry {
  readonly clientId: string;
  readonly returnUrl: string;
  readonly state: string;
  /** What was wrong the last time, in plain words. What was typed is never sent back. */
  readonly fault?: string;
}

export function cardEntryPage({ clientId, returnUrl, state, fault }: CardEntry): string {
  const described = fault === undefined ? '' : ' aria-describedby="what-was-wrong"';
  return frame(
    fault === undefined ? 'Add a card' : 'Add a card: please check',
    `<h1>Add a card</h1>
<p>The shop never sees the number. Nothing is bought by adding a card.</p>
${fault === undefined ? '' : `<p id="what-was-wrong" class="fault" role="alert">${escapeHtml(fault)}</p>`}
<form method="post" action="${CARD_ENTRY_PATH}" autocomplete="off">
<input type="hidden" name="client_id" value="${escapeHtml(clientId)}">
<input type="hidden" name="return_url" value="${escapeHtml(returnUrl)}">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<label for="number">Card number</label>
<input id="number" name="number" type="text" inputmode="numeric" autocomplete="off" maxlength="23" required${described}>
<label for="expiry">Good through (month/year)</label>
<input id="expiry" name="expiry" type="text" inputmode="numeric" autocomplete="off" placeholder="08/30" maxlength="7" required>
<label for="security_code">Security code</label>
<input id="security_code" name="security_code" type="text" inputmode="numeric" autocomplete="off" maxlength="4" required>
<button type="submit">Add this card</button>
</form>
<p><a href="${escapeHtml(returnUrl)}#cancelled=1&amp;state=${escapeHtml(state)}">Back without a card</a></p>
<p class="quiet">Never enter a real card. This page takes test numbers alone:</p>
<ul class="quiet">${TEST_CARDS.map(({ name, number }) => `<li>${name} ${number}</li>`).join('')}</ul>`,
  );
}

export function cardEntryStoppedPage(): string {
  return frame(
    'No card can be added here',
    `<h1>No card can be added here</h1>
<p>No card was added, and nothing was bought.</p>
<p>Go back to where you came from and start again.</p>`,
  );
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${CARD_STYLE_PATH}">
</head>
<body>
<main>
<p class="stand-in">Stand-in for the payment company’s own page. For the demo only.</p>
${content}
</main>
</body>
</html>
`;
}
