/** What the device writes under its picture while it speaks: the spoken words without the markup. */
import type { SsmlElement, SsmlNode } from './parse-ssml.ts';

export function captionOf(speak: SsmlElement): string {
  return textOf(speak)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}

/** Elements that stand for a pause, so that the words on both sides do not run into one. */
const PAUSES = new Set(['break', 'p', 's']);

function textOf(node: SsmlNode): string {
  if (node.kind === 'text') return node.text;
  const inner = node.children.map(textOf).join('');
  return PAUSES.has(node.name) ? ` ${inner} ` : inner;
}
