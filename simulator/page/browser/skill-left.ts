/** The left of the page while it speaks to the skill: the Echo, what was said last, and the field to say more. */
import { html, type TemplateResult } from 'lit';
import type { EchoLocale, EchoName, ShownScreen, ShownState } from './demo-client.ts';
import type { DeviceWords } from './device-language.ts';
import './echo-device.ts';
import type { EchoTalk } from './echo-talk.ts';
import './say-field.ts';
import { talk } from './talk.ts';

export function skillLeft(
  shown: {
    readonly device: ShownState | undefined;
    readonly screen: ShownScreen | undefined;
    readonly shopName: string;
    readonly talk: EchoTalk;
    /** In the language of the device. */
    readonly words: DeviceWords;
    readonly isGuided: boolean;
    readonly isBusy: boolean;
    readonly isMuted: boolean;
  },
  on: {
    readonly say: (words: string) => void;
    readonly chooseEcho: (device: EchoName) => void;
    readonly chooseLanguage: (locale: EchoLocale) => void;
    readonly touch: (args: readonly unknown[]) => void;
    readonly sound: (isHeard: boolean) => void;
    readonly mute: (isMuted: boolean) => void;
  },
): TemplateResult {
  const { device, words, isGuided } = shown;
  const locale = device?.locale ?? 'en-US';
  return html`<div class="left">
    <hb-echo-device
      .model=${device?.device ?? 'echo-show-10'}
      .locale=${locale}
      .words=${words}
      .screen=${shown.screen}
      .isListening=${device?.isListening === true}
      .shopName=${shown.shopName}
      @hb-choose-echo=${({ detail }: CustomEvent<EchoName>) => {
        on.chooseEcho(detail);
      }}
      @hb-choose-language=${({ detail }: CustomEvent<EchoLocale>) => {
        on.chooseLanguage(detail);
      }}
      @hb-touch=${({ detail }: CustomEvent<readonly unknown[]>) => {
        on.touch(detail);
      }}
    ></hb-echo-device>
    ${talk({ ...shown.talk, lang: locale, suggestions: words.suggestions, isGuided, say: on.say })}
    <hb-say-field
      .isBusy=${shown.isBusy}
      .isMuted=${shown.isMuted}
      .locale=${locale}
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
