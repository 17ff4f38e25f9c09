/** Fetches the account's screens when they are first opened: nothing that confirms an order waits for them. */
import { html, type TemplateResult } from 'lit';
import type { CardParts } from './card-model.ts';
import { waitScreen } from './card-screens.ts';
import type { Scene } from './screen-actions.ts';
import type { requestChange } from './request-change.ts';

/** What the account needs of the card around it. */
export interface AccountScene extends Scene {
  readonly parts: CardParts | undefined;
  readonly begin: (asked: Parameters<typeof requestChange>[0]) => void;
  readonly signedOut: () => void;
}

export class AccountLoader {
  private standing: 'not_asked' | 'asked' | 'here' | 'missing' = 'not_asked';
  private readonly onChange: () => void;

  constructor(onChange: () => void) {
    this.onChange = onChange;
  }

  screen(scene: AccountScene): TemplateResult {
    const { card } = scene.texts;
    if (this.standing === 'here') return html`<hb-account .scene=${scene}></hb-account>`;
    if (this.standing === 'not_asked') this.load();
    if (this.standing !== 'missing') return waitScreen(card.loading);
    return html`<div class="plain">
      <p role="status">${card.notLoaded}</p>
      <button class="go" type="button" @click=${scene.actions.reload}>${card.tryAgain}</button>
    </div>`;
  }

  private load(): void {
    this.standing = 'asked';
    import('../account/account.ts').then(
      () => {
        this.become('here');
      },
      () => {
        this.become('missing');
      },
    );
  }

  private become(standing: 'here' | 'missing'): void {
    this.standing = standing;
    this.onChange();
  }
}
