/** Fetches a screen when it is first opened: nothing that confirms an order waits for it. */
import { html, type TemplateResult } from 'lit';
import { waitScreen } from './card-screens.ts';
import type { Scene } from './screen-actions.ts';

export class LazyScreen {
  private standing: 'not_asked' | 'asked' | 'here' | 'missing' = 'not_asked';
  private readonly load: () => Promise<unknown>;
  private readonly onChange: () => void;

  constructor(load: () => Promise<unknown>, onChange: () => void) {
    this.load = load;
    this.onChange = onChange;
  }

  /** @param drawn the screen itself, once its elements are known. */
  screen({ texts: { card }, actions }: Scene, drawn: TemplateResult): TemplateResult {
    if (this.standing === 'here') return drawn;
    if (this.standing === 'not_asked') this.fetch();
    if (this.standing !== 'missing') return waitScreen(card.loading);
    return html`<div class="plain">
      <p role="status">${card.notLoaded}</p>
      <button class="go" type="button" @click=${actions.reload}>${card.tryAgain}</button>
    </div>`;
  }

  private fetch(): void {
    this.standing = 'asked';
    this.load().then(
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
