/** Changes of a drawn total card, each of which somebody would be misled by, and some that nobody can see. */
import type { Page } from 'playwright';

export interface PlantedChange {
  readonly name: string;
  /** What must notice it: what stands where, or the picture alone, or both, each on its own. */
  readonly noticedBy: 'nothing' | 'texts' | 'picture' | 'both';
  /** Of the drawn text, as CSS. */
  readonly style?: Readonly<Record<string, string>>;
  /** The text that it is of. */
  readonly of: string;
  /** What is drawn in its place. */
  readonly instead?: string;
}

const TOTAL = '$47.61';

/** Of the card as it usually is, in the dark. */
export const PLANTED_CHANGES: readonly PlantedChange[] = [
  { name: 'the same again', of: TOTAL, noticedBy: 'nothing' },
  moved('by as much as another browser may place it elsewhere', '1px', 'nothing'),
  {
    name: 'edges of letters that are drawn otherwise',
    of: TOTAL,
    style: { textRendering: 'geometricPrecision', ...shifted('0.4px'), top: '0.4px' },
    noticedBy: 'nothing',
  },
  moved('a little', '3px', 'both'),
  { name: 'one size smaller', of: TOTAL, style: { fontSize: '31px' }, noticedBy: 'both' },
  { name: 'two sizes smaller', of: TOTAL, style: { fontSize: '28px' }, noticedBy: 'both' },
  { name: 'a wrong digit', of: TOTAL, instead: '$47.81', noticedBy: 'both' },
  { name: 'digits that are exchanged', of: TOTAL, instead: '$41.67', noticedBy: 'both' },
  { name: 'no decimal point', of: TOTAL, instead: '$4761', noticedBy: 'both' },
  { name: 'paler', of: TOTAL, style: { color: '#C3CAD4' }, noticedBy: 'both' },
  { name: 'half seen through', of: TOTAL, style: { opacity: '0.8' }, noticedBy: 'picture' },
  { name: 'thinner', of: TOTAL, style: { fontWeight: '400' }, noticedBy: 'picture' },
  { name: 'in another face', of: TOTAL, style: { fontFamily: 'serif' }, noticedBy: 'both' },
  { name: 'not there', of: TOTAL, style: { display: 'none' }, noticedBy: 'both' },
  { name: 'not seen', of: TOTAL, style: { visibility: 'hidden' }, noticedBy: 'picture' },
  {
    name: 'struck out',
    of: TOTAL,
    style: { textDecoration: 'line-through' },
    noticedBy: 'picture',
  },
  { name: 'a wrong digit', of: '$6.50', instead: '$8.50', noticedBy: 'texts' },
  { name: 'not seen', of: '$3.13', style: { visibility: 'hidden' }, noticedBy: 'picture' },
  {
    name: 'another colour',
    of: 'DRY RUN · NOTHING BOUGHT',
    style: { color: '#72D5A5' },
    noticedBy: 'both',
  },
  { name: 'another word', of: 'DRY RUN · NOTHING BOUGHT', instead: 'ORDERED', noticedBy: 'both' },
  { name: 'other check words', of: 'amber falcon', instead: 'amber falcor', noticedBy: 'both' },
];

function moved(how: string, by: string, noticedBy: PlantedChange['noticedBy']): PlantedChange {
  return { name: `moved ${how}`, of: TOTAL, style: shifted(by), noticedBy };
}

function shifted(by: string): Readonly<Record<string, string>> {
  return { position: 'relative', left: by };
}

/** @returns what undoes it. */
export async function plant(page: Page, change: PlantedChange): Promise<() => Promise<void>> {
  const set = (planted: Pick<PlantedChange, 'of' | 'instead' | 'style'>): Promise<void> =>
    page.evaluate(({ of, instead, style }) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { parentElement: line } = node;
        if (node.textContent !== of || line === null) continue;
        Object.assign(line.style, style);
        node.textContent = instead ?? of;
        return;
      }
      throw new Error(`There is no ${of}.`);
    }, planted);
  await set(change);
  const { of, instead = of, style = {} } = change;
  return () =>
    set({
      of: instead,
      instead: of,
      style: Object.fromEntries(Object.keys(style).map((name) => [name, ''])),
    });
}
