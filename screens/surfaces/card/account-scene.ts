/** What the screens that are fetched when they are first opened need of the card around them. */
import type { CardParts } from './card-model.ts';
import type { requestChange } from './request-change.ts';
import type { Scene } from './screen-actions.ts';

export interface AccountScene extends Scene {
  readonly parts: CardParts | undefined;
  readonly begin: (asked: Parameters<typeof requestChange>[0]) => void;
  readonly signedOut: () => void;
}
