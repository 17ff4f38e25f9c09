/** The name of a scripted conversation as people read it: its words, without the locale that the list is chosen by. */
import type { Dialogue } from '../../conversations/dialogue.ts';

export function conversationTitle({ name, locale }: Pick<Dialogue, 'name' | 'locale'>): string {
  const prefix = `${locale.toLowerCase()}-`;
  const words = (name.startsWith(prefix) ? name.slice(prefix.length) : name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
