/** Parts that several pages of the account share: a section, an entry of a list, a press that is asked for twice. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AccountContext } from './account-context.ts';

type Part = string | TemplateResult | typeof nothing;

export function section(
  title: string,
  ...parts: readonly (Part | readonly Part[])[]
): TemplateResult {
  return html`<section aria-label=${title}>
    <h2>${title}</h2>
    ${parts}
  </section>`;
}

export function entries(rows: readonly TemplateResult[], none: string): TemplateResult {
  return rows.length === 0
    ? html`<p class="soft">${none}</p>`
    : html`<ul class="entries">
        ${rows.map((row) => html`<li>${row}</li>`)}
      </ul>`;
}

export function entry(
  name: Part,
  { notes, action = nothing }: { readonly notes: readonly Part[]; readonly action?: Part },
): TemplateResult {
  return html`<div class="about">
      <p class="name">${name}</p>
      ${notes.map((note) => (note === '' ? nothing : html`<p class="soft">${note}</p>`))}
    </div>
    ${action}`;
}

/** What cannot be taken back takes two presses; the second stands where the first was. */
export function askTwice(
  what: { readonly key: string; readonly label: string; readonly of?: string },
  act: () => void,
  { asked, words, actions }: AccountContext,
): TemplateResult {
  const name = what.of === undefined ? nothing : `${what.label}: ${what.of}`;
  if (asked !== what.key) {
    return html`<button
      class="quiet"
      type="button"
      aria-label=${name}
      @click=${() => {
        actions.ask(what.key);
      }}
    >
      ${what.label}
    </button>`;
  }
  return html`<span class="twice" role="group" aria-label=${name}>
    <button class="quiet strong" type="button" id="sure" @click=${act}>${words.sure}</button>
    <button
      class="quiet"
      type="button"
      @click=${() => {
        actions.ask(null);
      }}
    >
      ${words.keep}
    </button>
  </span>`;
}

/** A labelled field with what is wrong with it right below. */
export function field(
  {
    name,
    label,
    hint,
    autocomplete,
    ...more
  }: {
    readonly name: string;
    readonly label: string;
    readonly autocomplete: string;
    readonly hint?: string;
    readonly maxlength?: number;
    readonly value?: string;
  },
  { faults }: AccountContext,
): TemplateResult {
  const fault = faults[name];
  return html`<div class="asked">
    <label class="field" for=${name}>
      ${label} ${hint === undefined ? nothing : html`<span class="hint">${hint}</span>`}
      <input
        id=${name}
        name=${name}
        type="text"
        autocomplete=${autocomplete}
        maxlength=${more.maxlength ?? 100}
        value=${more.value ?? ''}
        aria-invalid=${fault === undefined ? 'false' : 'true'}
        aria-describedby=${`${name}-fault`}
      />
    </label>
    <p class="fault" id=${`${name}-fault`}>${fault ?? nothing}</p>
  </div>`;
}

export function agoOf(epochMs: number, { scene, view }: AccountContext): string {
  return scene.texts.order.ago(Math.max(0, (view.nowEpochMs - epochMs) / 1000));
}
