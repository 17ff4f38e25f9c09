/** What was said last, by the person and by Alexa; before anything was said, what could be. */
import { html, nothing, type TemplateResult } from 'lit';

/** A dry run: it is read in smaller letters, so that its end and the field below it are in sight together. */
const LONG_CAPTION = 300;

export function talk(of: {
  readonly heard: string;
  /** What the Echo said before the answer. */
  readonly meanwhile?: readonly string[];
  readonly caption: string;
  /** The language of what is said; left out: American English. */
  readonly lang?: string;
  readonly isGuided: boolean;
  readonly say: (words: string) => void;
  readonly suggestions: readonly string[];
}): TemplateResult {
  const { heard, meanwhile = [], caption, lang = 'en-US', isGuided, say, suggestions } = of;
  const isSilent = heard === '' && caption === '' && !isGuided;
  return html`<div class="talk" ?data-long=${widthOf(caption) > LONG_CAPTION} aria-live="polite">
    ${isSilent ? toTry(suggestions, { lang, say }) : nothing}
    ${heard === '' ? nothing : html`<p class="you"><span>You</span><bdi lang=${lang}>${heard}</bdi></p>`}
    ${meanwhile.map(
      (words) =>
        html`<p class="meanwhile">
          <span>Alexa</span>
          <i><bdi lang=${lang}>${words}</bdi> <small>said before the answer came</small></i>
        </p>`,
    )}
    ${caption === '' ? nothing : html`<p class="alexa"><span>Alexa</span><bdi lang=${lang}>${caption}</bdi></p>`}
  </div>`;
}

/** In letters of the Latin alphabet; those of Chinese and Japanese are as wide as two. */
function widthOf(caption: string): number {
  return caption.length + (caption.match(/[\u3000-\u9fff]/g)?.length ?? 0);
}

function toTry(
  suggestions: readonly string[],
  { lang, say }: { readonly lang: string; readonly say: (words: string) => void },
): TemplateResult {
  return html`<p class="you">
      <span>Try</span>Order something from the Echo, in your own words or in these:
    </p>
    <ul lang=${lang}>
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
