/** Runs of text that are not the screen's own words: a title, a name, a sentence. They keep their own direction and language. */
import { html, nothing, type TemplateResult } from 'lit';

/** @param locale what it is written in, where that is known: an order's words are in the order's language. */
export function foreign(text: string, locale?: string): TemplateResult {
  return html`<bdi lang=${locale ?? nothing}>${text}</bdi>`;
}

/** Stands for a run while a table makes its text; no table and no name holds such a letter (Unicode, private use). */
const FIRST_MARK = 0xe000;

/** The text that a table makes, with each run that goes through `slot` kept apart in it. */
export function filled(
  make: (slot: (text: string, locale?: string) => string) => string,
): readonly (string | TemplateResult)[] {
  const runs: TemplateResult[] = [];
  const made = make((text, locale) => {
    runs.push(foreign(text, locale));
    return String.fromCharCode(FIRST_MARK + runs.length - 1);
  });
  return made
    .split(/([\ue000-\ue0ff])/u)
    .map((part) => runs[part.charCodeAt(0) - FIRST_MARK] ?? part);
}
