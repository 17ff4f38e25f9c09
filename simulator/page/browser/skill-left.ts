/** The left of the page while it speaks to the skill: the Echo, what was said last, and the field to say more. */
import { html, type TemplateResult } from 'lit';
import type { EchoName, ShownScreen, ShownState } from './demo-client.ts';
import './echo-device.ts';
import './say-field.ts';
import { talk } from './talk.ts';

export function skillLeft(
  shown: {
    readonly device: ShownState | undefined;
    readonly screen: ShownScreen | undefined;
    readonly shopName: string;
    readonly heard: string;
    readonly caption: string;
    readonly isGuided: boolean;
    readonly isBusy: boolean;
    readonly isMuted: boolean;
  },
  on: {
    readonly say: (words: string) => void;
    readonly chooseEcho: (device: EchoName) => void;
    readonly touch: (args: readonly unknown[]) => void;
    readonly sound: (isHeard: boolean) => void;
    readonly mute: (isMuted: boolean) => void;
  },
): TemplateResult {
  const { device, heard, caption, isGuided } = shown;
  return html`<div class="left">
    <hb-echo-device
      .model=${device?.device ?? 'echo-show-10'}
      .screen=${shown.screen}
      .isListening=${device?.isListening === true}
      .shopName=${shown.shopName}
      @hb-choose-echo=${({ detail }: CustomEvent<EchoName>) => {
        on.chooseEcho(detail);
      }}
      @hb-touch=${({ detail }: CustomEvent<readonly unknown[]>) => {
        on.touch(detail);
      }}
    ></hb-echo-device>
    ${talk({ heard, caption, isGuided, say: on.say })}
    <hb-say-field
      .isBusy=${shown.isBusy}
      .isMuted=${shown.isMuted}
      @hb-say=${({ detail }: CustomEvent<string>) => {
        on.say(detail);
      }}
      @hb-sound=${({ detail }: CustomEvent<boolean>) => {
        on.sound(detail);
      }}
      @hb-mute=${({ detail }: CustomEvent<boolean>) => {
        on.mute(detail);
      }}
    ></hb-say-field>
  </div>`;
}
