/** What was said last, by the person and by Alexa; before anything was said, what could be. */
import { html, nothing, type TemplateResult } from 'lit';

const SUGGESTIONS = [
  'order two bags of the dark roast',
  'order a bag of the decaf',
  'what can you do',
];

export function talk(of: {
  readonly heard: string;
  readonly caption: string;
  readonly isGuided: boolean;
  readonly say: (words: string) => void;
  readonly suggestions?: readonly string[];
}): TemplateResult {
  const { heard, caption, isGuided, say, suggestions = SUGGESTIONS } = of;
  return html`<div class="talk" aria-live="polite">
    ${heard === '' && caption === '' && !isGuided ? toTry(suggestions, say) : nothing}
    ${heard === '' ? nothing : html`<p class="you"><span>You</span>${heard}</p>`}
    ${caption === '' ? nothing : html`<p class="alexa"><span>Alexa</span>${caption}</p>`}
  </div>`;
}

function toTry(suggestions: readonly string[], say: (words: string) => void): TemplateResult {
  return html`<p class="you">
      <span>Try</span>Order something from the Echo, in your own words or in these:
    </p>
    <ul>
      ${suggestions.map(
        (words) =>
          html`<li>
            <button
              type="button"
              @click=${() => {
                say(words);
              }}
            >
              “${words}”
            </button>
          </li>`,
      )}
    </ul>`;
}
