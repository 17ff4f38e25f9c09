/** The pictures that are kept of the Echo's screens, with the texts on each: what every later drawing is compared with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCREEN_KINDS } from '#screens/apl';
import { SCREENS, type NamedScreen } from './echo-screens.ts';
import type { DrawnText, Shown } from './engine-stage.ts';

export interface WantedPicture {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly screen: NamedScreen;
  /** Of the case that is drawn. */
  readonly shows: string;
  readonly theme: Shown['theme'];
}

/** A text as it was drawn. */
export interface KeptText {
  readonly text: string;
  /** Left, top, right and bottom edge in dp. */
  readonly at: readonly number[];
  readonly size: number;
  readonly color: string;
}

export type KeptTexts = Readonly<Record<string, readonly KeptText[] | undefined>>;

export const KEPT_FOLDER = join(import.meta.dirname, 'kept');
export const KEPT_TEXTS_FILE = join(KEPT_FOLDER, 'texts.json');

/** Every letter is drawn so much wider: a device's own face may be wider than the one that stands in for it. */
export const WIDER_BY = 0.04;

/** Larger than this, and the picture is kept at half its size. */
const MOST_DP = 1280;

/** All kinds but the total are kept on each size but this one, which lies on its side as others do. */
const LIKE_OTHERS = '1920x1080';
/** One of each layout. */
const EACH_LAYOUT = /Spot|Show 10|upright/;

/** What `screens.test.ts` draws on every screen: each kind in both themes, with long titles in the dark, from right to left in the light. */
export const DRAWN: readonly (readonly [string, Shown['theme']])[] = [
  ...(['total', 'receipt', 'waiting', 'halted', 'cart', 'products'] as const).flatMap(
    (kind) =>
      [
        [`${kind} with long titles`, 'dark'],
        [`${kind} from right to left`, 'light'],
      ] as const,
  ),
  ['problem nothing bought', 'dark'],
  ['problem unclear', 'light'],
  ['cart empty', 'light'],
  ['cart in wide signs', 'dark'],
  ['total with more charges than have room', 'light'],
];

/** Not kept: most of what stands there is drawn with faces of the machine. */
const NOT_KEPT = ['cart in wide signs', 'total with more charges than have room'];

export const WANTED: readonly WantedPicture[] = SCREENS.flatMap((screen, at) => [
  ...asUsual(screen),
  ...DRAWN.filter(([shows, theme]) => !NOT_KEPT.includes(shows) && isKeptOn(at, shows, theme)).map(
    ([shows, theme]) => wanted(screen, shows, theme),
  ),
]);

/** As it usually is: the total on every screen and in both themes, all others in each layout. */
function asUsual(screen: NamedScreen): readonly WantedPicture[] {
  const others = EACH_LAYOUT.test(screen.name)
    ? SCREEN_KINDS.filter((kind) => kind !== 'total' && kind !== 'problem')
    : [];
  return [
    wanted(screen, 'total as usual', 'dark'),
    wanted(screen, 'total as usual', 'light'),
    ...others.map((kind) => wanted(screen, `${kind} as usual`, 'dark')),
  ];
}

/** The total in each way; the others by turns, from one screen to the next: those that are kept as usual and dark are kept light here. */
function isKeptOn(at: number, shows: string, theme: Shown['theme']): boolean {
  if (shows.startsWith('total ')) return true;
  return !SCREENS[at]?.name.endsWith(LIKE_OTHERS) && (at % 2 === 0) === (theme === 'light');
}

function wanted(screen: NamedScreen, shows: string, theme: Shown['theme']): WantedPicture {
  const size = `${String(screen.echo.widthDp)}x${String(screen.echo.heightDp)}`;
  return { name: `${shows.replaceAll(' ', '-')}.${size}.${theme}`, screen, shows, theme };
}

/** What a picture is drawn smaller by. */
export function scaleOf({ widthDp, heightDp }: NamedScreen['echo']): number {
  return Math.max(widthDp, heightDp) > MOST_DP ? 0.5 : 1;
}

export function keptPictureFile(name: string): string {
  return join(KEPT_FOLDER, `${name}.png`);
}

export function readKeptTexts(): KeptTexts {
  return JSON.parse(readFileSync(KEPT_TEXTS_FILE, 'utf8')) as KeptTexts;
}

export function keptTextsOf(texts: readonly DrawnText[]): readonly KeptText[] {
  return texts.map(({ text, box, fontSize, color }) => ({
    text,
    at: [box.x, box.y, box.right, box.bottom].map((edge) => Math.round(edge * 10) / 10),
    size: fontSize,
    color,
  }));
}
