/** What a Lit element draws, as HTML, without a browser: its templates with their values filled in. */
import { nothing } from 'lit';

/** @throws where a template holds something that this does not know. */
export function flattened(value: unknown): string {
  if (value === nothing || value === undefined || value === null || value === false) return '';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(flattened).join('');
  if (typeof value === 'function') return '';
  if (isTemplate(value)) {
    return value.strings
      .map((part, index) => {
        const held = value.values[index];
        // A property (`.state=`) or listener (`@click=`) draws nothing itself.
        const isDrawn = !/[.@?][\w-]+=$/u.test(part);
        return part + (index < value.values.length && isDrawn ? flattened(held) : '');
      })
      .join('');
  }
  throw new Error(`nothing that can be drawn: ${typeof value}`);
}

/** The text of a piece of HTML, with its entities read. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/gu, '')
    .replace(/&(lt|gt|quot|#39|amp);/gu, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/[\t\n\r ]+/gu, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  amp: '&',
};

function isTemplate(
  value: unknown,
): value is { readonly strings: readonly string[]; readonly values: readonly unknown[] } {
  return typeof value === 'object' && value !== null && 'strings' in value && 'values' in value;
}

function escaped(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');
}
