/** The bar above the device: what is led through, a stranger's order while it is shown, or all that can be chosen. */
import { html, type TemplateResult } from 'lit';
import type { StrangersOrder } from './demo-client.ts';
import './guide.ts';
import './scenario-row.ts';
import type { Guided } from './scenarios.ts';
import { strangerNote } from './stranger-note.ts';

export function guideBar(
  shown: {
    readonly stranger: StrangersOrder | undefined;
    readonly scenario: Guided | undefined;
    readonly step: number;
  },
  on: {
    readonly closeStranger: () => void;
    readonly guide: (scenario: string | undefined) => void;
    readonly play: (conversation: string) => void;
    readonly say: (words: string) => void;
    readonly openSecondPhone: () => void;
    readonly goTo: (step: number) => void;
  },
): TemplateResult {
  const { stranger, scenario, step } = shown;
  if (stranger !== undefined) return strangerNote(stranger, on.closeStranger);
  if (scenario === undefined) {
    return html`<hb-scenario-row
      @hb-scenario=${({ detail }: CustomEvent<string>) => {
        on.guide(detail);
      }}
      @hb-conversation=${({ detail }: CustomEvent<string>) => {
        on.play(detail);
      }}
    ></hb-scenario-row>`;
  }
  return html`<hb-guide
    .scenario=${scenario}
    .step=${step}
    @hb-say=${({ detail }: CustomEvent<string>) => {
      on.say(detail);
    }}
    @hb-second-phone=${on.openSecondPhone}
    @hb-step=${({ detail }: CustomEvent<number>) => {
      on.goTo(detail);
    }}
    @hb-leave=${() => {
      on.guide(undefined);
    }}
  ></hb-guide>`;
}
