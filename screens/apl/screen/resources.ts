/** Sizes, colours and styles by name, for the parts of every document. The colours follow the device's own theme. */
import type { AplDocument } from '../apl-document.ts';
import type { AplScreen } from './apl-screen.ts';
import { sizesOf } from './sizes-of.ts';

/** Amazon's surfaces, and our three colours of state; each text of them is at least 4.5 to 1 on both surfaces, the total above 7. */
const DARK = {
  page: '#14181E',
  nested: '#1B2028',
  text: '#FFFFFF',
  quiet: '#C3CAD4',
  rule: '#3C4654',
  focus: '#8FC7FF',
  waiting: '#F0C266',
  done: '#72D5A5',
  stopped: '#FF9C8F',
};
const LIGHT: typeof DARK = {
  page: '#FFFFFF',
  nested: '#F1F2F5',
  text: '#14181E',
  quiet: '#48525F',
  rule: '#C9CFD8',
  focus: '#1560B3',
  waiting: '#7A5200',
  done: '#0B6B44',
  stopped: '#A3261B',
};

/** Later entries win where their `when` holds. A document of ours names no theme, so the viewport's is the device's. */
export function resourcesOf(screen: AplScreen): readonly AplDocument[] {
  return [
    { description: 'Sizes', dimensions: dimensionsOf(screen) },
    { description: 'Dark', colors: DARK },
    { description: 'Light', when: "${viewport.theme == 'light'}", colors: LIGHT },
  ];
}

export const STYLES: AplDocument = {
  body: { values: [{ color: '@text', fontSize: '@body' }] },
  strong: { values: [{ color: '@text', fontSize: '@body', fontWeight: '600' }] },
  quietBody: { values: [{ color: '@quiet', fontSize: '@body' }] },
  quiet: { values: [{ color: '@quiet', fontSize: '@label' }] },
  headline: { values: [{ color: '@text', fontSize: '@headline', fontWeight: '600' }] },
  waiting: { values: [{ color: '@waiting', fontSize: '@label', fontWeight: '600' }] },
  done: { values: [{ color: '@done', fontSize: '@label', fontWeight: '600' }] },
  stopped: { values: [{ color: '@stopped', fontSize: '@label', fontWeight: '600' }] },
  total: { values: [{ color: '@text', fontSize: '@total', fontWeight: '700' }] },
  /** Where a remote control or a screen reader stands. */
  touchable: {
    values: [{ borderColor: '@rule' }, { when: '${state.focused}', borderColor: '@focus' }],
  },
};

function dimensionsOf(screen: AplScreen): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(sizesOf(screen)).map(([name, size]) => [name, `${String(size)}dp`]),
  );
}
