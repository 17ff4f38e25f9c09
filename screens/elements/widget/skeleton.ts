/** `hb-widget-skeleton`: the first paint, before there is anything to say. It promises no total and no title, and does not move. */
import { css, html, type TemplateResult } from 'lit';
import type { WidgetWords } from '../../strings/widget/widget-words.ts';
import { WidgetElement } from './widget-element.ts';

export class HbWidgetSkeleton extends WidgetElement {
  protected override draw({ own }: WidgetWords): TemplateResult {
    return html`<section class="card" aria-busy="true">
      <h1 tabindex="-1" class="soft">${own.oneMoment}</h1>
      <div class="rest" aria-hidden="true">
        <div class="bar long"></div>
        <div class="bar"></div>
        <div class="bar short"></div>
      </div>
      <div class="bar last" aria-hidden="true"></div>
    </section>`;
  }

  static override styles = [
    ...WidgetElement.styles,
    css`
      h1 {
        font-weight: 400;
      }
      .rest {
        margin-block-start: 20px;
        overflow: hidden;
      }
      .bar {
        block-size: 20px;
        inline-size: 60%;
        margin-block-end: 12px;
        border-radius: 8px;
        background: var(--w-line);
        opacity: 0.6;
      }
      .long {
        inline-size: 80%;
      }
      .short {
        inline-size: 35%;
      }
      .last {
        flex: none;
        inline-size: 100%;
        block-size: 56px;
        margin-block: 20px 0;
      }
    `,
  ];
}

customElements.define('hb-widget-skeleton', HbWidgetSkeleton);

declare global {
  interface HTMLElementTagNameMap {
    'hb-widget-skeleton': HbWidgetSkeleton;
  }
}
