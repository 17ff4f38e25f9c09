/** Sizes, colours and styles of the cards, by the size of the screen: Amazon's type scale at its base times the device's scale. */
import type { AplDocument } from './apl-document.ts';

/** The total, at every size: 53 dp at 1280x800 (design, section 7). */
export const TOTAL_FONT_SIZE_DP = 53;

interface Sizes {
  readonly body: number;
  readonly headline: number;
  /** Words that only accompany. */
  readonly label: number;
  readonly edge: number;
  readonly gap: number;
  /** Side of the picture of the address. */
  readonly qr: number;
}

/** Later entries win where their `when` holds. */
export const RESOURCES: readonly AplDocument[] = [
  {
    description: 'Echo Show 10, 1280x800',
    dimensions: dimensions({ body: 27, headline: 33, label: 23, edge: 40, gap: 20, qr: 196 }),
  },
  {
    description: 'Echo Show 8, 960x600',
    when: '${viewport.height < 700}',
    dimensions: dimensions({ body: 22, headline: 26, label: 19, edge: 28, gap: 12, qr: 148 }),
  },
  {
    description: 'Echo Show 5, 960x480',
    when: '${viewport.height < 520}',
    dimensions: dimensions({ body: 17, headline: 20, label: 15, edge: 20, gap: 8, qr: 104 }),
  },
  {
    description: 'Colours',
    colors: {
      page: '#14181E',
      nested: '#1B2028',
      text: '#FFFFFF',
      quiet: '#C3CAD4',
      rule: '#3C4654',
      waiting: '#F0C266',
      done: '#72D5A5',
    },
  },
];

export const STYLES: AplDocument = {
  body: { values: [{ color: '@text', fontSize: '@body' }] },
  quietBody: { values: [{ color: '@quiet', fontSize: '@body' }] },
  quiet: { values: [{ color: '@quiet', fontSize: '@label' }] },
  headline: { values: [{ color: '@text', fontSize: '@headline', fontWeight: '600' }] },
  waiting: { values: [{ color: '@waiting', fontSize: '@label', fontWeight: '600' }] },
  done: { values: [{ color: '@done', fontSize: '@label', fontWeight: '600' }] },
  total: { values: [{ color: '@text', fontSize: '@total', fontWeight: '700' }] },
};

function dimensions(sizes: Sizes): Readonly<Record<string, string>> {
  const named = { ...sizes, total: TOTAL_FONT_SIZE_DP };
  return Object.fromEntries(
    Object.entries(named).map(([name, size]) => [name, `${String(size)}dp`]),
  );
}
