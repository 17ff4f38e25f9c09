/** `hb-judges-page`: joins the device, what is said, and the phone. It shows the device's state as its own server tells it. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { addonLeft } from './addon-left.ts';
import type { HbAddonSide } from './addon-side.ts';
import './agent-dialog.ts';
import type { HbAgentDialog } from './agent-dialog.ts';
import { createConversationPlayer } from './conversation-player.ts';
import {
  chooseEcho,
  chooseLanguage,
  readAppCards,
  readDemo,
  readMails,
  readState,
  sayToEcho,
  tellSound,
  type Demo,
  touchEcho,
  type EchoLocale,
  type ShownScreen,
  type ShownState,
  type StrangersOrder,
} from './demo-client.ts';
import { FIRST_WORDS, readDeviceWords, type DeviceWords } from './device-language.ts';
import type { Door } from './door-switch.ts';
import type { HbEchoDevice } from './echo-device.ts';
import { createEchoSpeaker, NOTHING_SAID, talkAfter, type EchoTalk } from './echo-talk.ts';
import './fault-buttons.ts';
import { firstPhone } from './first-phone.ts';
import { guideBar } from './guide-bar.ts';
import { leaveRoom } from './leave-room.ts';
import { judgesPageStyles } from './judges-page.styles.ts';
import type { Message } from './message-list.ts';
import { notices } from './notices.ts';
import { pageHeader } from './page-header.ts';
import { pageTokens } from './page-tokens.ts';
import type { HbSayField } from './say-field.ts';
import { SCENARIOS, type Act, type Guided } from './scenarios.ts';
import { sameMessages, sameScreen } from './same-as-before.ts';
import { secondPhone, type SecondPhone } from './second-phone.ts';
import { keepsSecureCookies } from './secure-cookies.ts';
import './shelf-dialog.ts';
import type { HbShelfDialog } from './shelf-dialog.ts';
import { skillLeft } from './skill-left.ts';
import './trace-strip.ts';
import { createVoiceOut } from './voice-out.ts';

const LOOK_AGAIN_MS = 700;
const LOOK_IN_MAILBOX_MS = 1500;

export class HbJudgesPage extends LitElement {
  static override properties = {
    door: { state: true },
    demo: { state: true },
    device: { state: true },
    screen: { state: true },
    mails: { state: true },
    cards: { state: true },
    phoneAddress: { state: true },
    second: { state: true },
    stranger: { state: true },
    scenario: { state: true },
    step: { state: true },
    talk: { state: true },
    words: { state: true },
    isBusy: { state: true },
    isMuted: { state: true },
    isUnreachable: { state: true },
  };

  declare door: Door;
  declare demo: Demo | undefined;
  declare device: ShownState | undefined;
  /** The same object as long as the device shows the same, so that nothing is drawn again without need. */
  declare screen: ShownScreen | undefined;
  declare mails: readonly Message[] | undefined;
  declare cards: readonly Message[] | undefined;
  /** What the page told the phone to open; undefined: the list of orders. */
  declare phoneAddress: string | undefined;
  declare second: SecondPhone | undefined;
  /** Another customer's order, while it is shown that this one cannot see it. */
  declare stranger: StrangersOrder | undefined;
  declare scenario: Guided | undefined;
  /** From 0; as many as there are steps once all are done. */
  declare step: number;
  declare talk: EchoTalk;
  declare words: DeviceWords;
  declare isBusy: boolean;
  declare isMuted: boolean;
  declare isUnreachable: boolean;
  readonly #voice = createVoiceOut();
  readonly #hasSecureCookies = keepsSecureCookies();
  readonly #speaker = createEchoSpeaker(this.#voice, {
    isMuted: () => this.isMuted,
    tellSound: (isHeard) => void tellSound(isHeard).catch(() => undefined),
  });
  readonly #player = createConversationPlayer({
    act: () => (this.isBusy ? undefined : this.#act()),
    say: (words) => void this.#say(words),
    lead: (guided) => {
      this.#lead(guided);
    },
  });
  /** A server that was started again may have other passphrases; a page in the background may have missed it. */
  #isDemoOld = true;

  constructor() {
    super();
    this.door = 'skill';
    this.demo = undefined;
    this.device = undefined;
    this.screen = undefined;
    this.mails = undefined;
    this.cards = undefined;
    this.phoneAddress = undefined;
    this.second = undefined;
    this.stranger = undefined;
    this.scenario = undefined;
    this.step = 0;
    this.talk = NOTHING_SAID;
    this.words = FIRST_WORDS;
    this.isBusy = false;
    this.isMuted = false;
    this.isUnreachable = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#doubtDemo);
    void this.#lookAgain();
    void this.#lookInMailboxAgain();
  }

  override disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.#doubtDemo);
    super.disconnectedCallback();
  }

  readonly #doubtDemo = (): void => {
    this.#isDemoOld = true;
  };

  override render(): TemplateResult {
    return html`<button class="skip" type="button" @click=${() => this.#sayField()?.fill('')}>
        Go to what you say
      </button>
      <div class="body">
        ${pageHeader({ door: this.door, chooseDoor: this.#chooseDoor, openShelf: this.#openShelf })}
        ${notices({ hasSecureCookies: this.#hasSecureCookies, isUnreachable: this.isUnreachable })}
        <div class="guide">${this.#guideBar()}</div>
        <main>
          ${this.#left()} ${this.#phone()} ${this.#secondPhone()}
          <hb-fault-buttons
            .wanted=${this.#wantedFault()}
            @hb-fault=${(event: CustomEvent<string>) => {
              if (this.#wantedFault() === event.detail) this.step += 1;
              this.#player.goOn();
            }}
            @hb-agent=${() => this.renderRoot.querySelector<HbAgentDialog>('hb-agent-dialog')?.open()}
            @hb-stranger=${(event: CustomEvent<StrangersOrder>) => {
              this.#showStranger(event.detail);
            }}
          ></hb-fault-buttons>
        </main>
      </div>
      <hb-trace-strip
        .cardOrigin=${this.demo?.addresses.approval ?? ''}
        .isElsewhere=${this.demo?.isCardElsewhere === true}
        @hb-trace-height=${(event: CustomEvent<number>) => {
          leaveRoom(this, event.detail);
        }}
      ></hb-trace-strip>
      <hb-shelf-dialog
        @hb-order=${(event: CustomEvent<string>) => this.#sayField()?.fill(event.detail)}
      ></hb-shelf-dialog>
      <hb-agent-dialog></hb-agent-dialog>`;
  }

  readonly #openShelf = (): void => {
    this.renderRoot.querySelector<HbShelfDialog>('hb-shelf-dialog')?.open();
  };

  readonly #chooseDoor = (door: Door): void => {
    this.#voice.stop();
    // The guided scenarios are conversations of the skill.
    if (door === 'addon') this.#guide(undefined);
    this.door = door;
  };

  #left(): TemplateResult {
    if (this.door === 'addon') {
      return addonLeft(this.demo, (address) => {
        this.phoneAddress = address;
      });
    }
    const { device, screen, demo, isBusy, isMuted, talk, words, scenario } = this;
    return skillLeft(
      {
        ...{ device, screen, isBusy, isMuted, talk, words, shopName: demo?.shopName ?? '' },
        isGuided: scenario !== undefined || isBusy,
      },
      {
        say: (words) => void this.#say(words),
        chooseEcho: (echo) => void this.#tell(() => chooseEcho(echo)),
        chooseLanguage: (locale) => void this.#chooseLanguage(locale),
        touch: (args) => void this.#touch(args),
        sound: (isHeard) => {
          this.#sound(isHeard);
        },
        mute: (isOff) => {
          this.isMuted = isOff;
          if (isOff) this.#voice.stop();
        },
      },
    );
  }

  #guideBar(): TemplateResult {
    const { stranger, scenario, step } = this;
    return guideBar(
      { stranger, scenario, step },
      {
        closeStranger: this.#closeSecond,
        guide: (name) => {
          this.#guide(name);
        },
        play: (name) => void this.#player.play(name),
        say: (words) => void this.#say(words),
        openSecondPhone: () => {
          this.#openSecond({ kind: 'another' });
          this.step += 1;
        },
        goTo: (next) => {
          this.step = next;
          this.#player.goOn();
        },
      },
    );
  }

  #phone(): TemplateResult | typeof nothing {
    const { demo, screen, mails, cards, phoneAddress: address } = this;
    return demo === undefined ? nothing : firstPhone({ demo, screen, mails, cards, address });
  }

  #secondPhone(): TemplateResult | typeof nothing {
    if (this.second === undefined || this.demo === undefined) return nothing;
    return secondPhone(this.second, `${this.demo.addresses.approval}/`, this.#closeSecond);
  }

  readonly #closeSecond = (): void => {
    this.second = undefined;
    this.stranger = undefined;
    this.phoneAddress = undefined;
    this.removeAttribute('two-phones');
    this.toggleAttribute('guided', this.scenario !== undefined);
  };

  #showStranger(stranger: StrangersOrder): void {
    this.stranger = stranger;
    this.phoneAddress = stranger.address;
    this.#openSecond({ kind: 'same', address: stranger.madeUpAddress });
    this.setAttribute('guided', '');
    window.scrollTo(0, 0);
  }

  #openSecond(second: SecondPhone): void {
    this.second = second;
    this.setAttribute('two-phones', '');
  }

  #sayField(): HbSayField | HbAddonSide | null {
    return this.renderRoot.querySelector<HbSayField | HbAddonSide>('hb-say-field, hb-addon-side');
  }

  #act(): Act | undefined {
    return this.scenario?.steps[this.step]?.act;
  }

  #wantedFault(): string | undefined {
    const act = this.#act();
    return act?.kind === 'press' ? act.fault : undefined;
  }

  #guide(name: string | undefined): void {
    const scenario = SCENARIOS.find((each) => each.name === name);
    if (scenario !== undefined) void this.#player.guide(scenario);
    else {
      void this.#player.end();
      this.#lead(undefined);
    }
  }

  #lead(guided: Guided | undefined): void {
    this.scenario = guided;
    if (guided !== undefined) this.door = 'skill';
    this.step = 0;
    this.toggleAttribute('guided', guided !== undefined);
  }

  #say(words: string): Promise<void> {
    return this.#awaitAnswer({ ...NOTHING_SAID, heard: words }, async () => {
      await sayToEcho(words);
      // A step that is to be said is done once something was said.
      if (['say', 'say-code'].includes(this.#act()?.kind ?? '')) this.step += 1;
    });
  }

  /** A touch does what the same words do. */
  async #touch(args: readonly unknown[]): Promise<void> {
    if (!this.isBusy) await this.#awaitAnswer(NOTHING_SAID, () => touchEcho(args));
  }

  async #awaitAnswer(talk: EchoTalk, ask: () => Promise<void>): Promise<void> {
    this.talk = talk;
    this.isBusy = true;
    await this.#tell(async () => {
      await ask().finally(() => {
        this.isBusy = false;
      });
    });
  }

  /** Nothing is led through or played any more: that was in another language. */
  #chooseLanguage(locale: EchoLocale): Promise<void> {
    this.#lead(undefined);
    return this.#tell(async () => {
      await this.#player.end();
      await chooseLanguage(locale);
    });
  }

  async #tell(act: () => Promise<void>): Promise<void> {
    this.#voice.stop();
    try {
      await act();
    } catch {
      this.isUnreachable = true;
    }
    await this.#look();
    // A choice that was not taken does not stand there as if it were.
    this.renderRoot.querySelector<HbEchoDevice>('hb-echo-device')?.requestUpdate();
  }

  #sound(isHeard: boolean): void {
    if (this.device?.session !== 'open' || this.isBusy) return;
    if (isHeard) this.#voice.stop();
    void tellSound(isHeard).catch(() => undefined);
  }

  async #lookAgain(): Promise<void> {
    await (this.isBusy ? this.#lookMeanwhile() : this.#look());
    if (this.isConnected) window.setTimeout(() => void this.#lookAgain(), LOOK_AGAIN_MS);
  }

  async #lookInMailboxAgain(): Promise<void> {
    // Neither is needed for the job: where one cannot be had, the other still shows.
    const [mails, cards] = await Promise.allSettled([readMails(), readAppCards()]);
    if (mails.status === 'fulfilled') this.mails = sameMessages(this.mails, mails.value);
    if (cards.status === 'fulfilled') this.cards = sameMessages(this.cards, cards.value);
    if (this.isConnected)
      window.setTimeout(() => void this.#lookInMailboxAgain(), LOOK_IN_MAILBOX_MS);
  }

  /** Shows the device as it is now, and says aloud what it has said since the last look. */
  async #look(): Promise<void> {
    try {
      if (this.#isDemoOld) {
        this.demo = await readDemo();
        this.#isDemoOld = false;
      }
      const device = await readState();
      this.isUnreachable = false;
      this.talk = talkAfter(this.talk, this.device, device);
      this.device = device;
      this.screen = sameScreen(this.screen, device.screen);
      this.#speaker.sayAnswer(device, () => {
        this.#player.goOn();
      });
      if (this.words.locale !== device.locale) this.words = await readDeviceWords(device.locale);
    } catch {
      this.isUnreachable = true;
      this.#isDemoOld = true;
    }
  }

  /** While an answer is awaited nothing of the device changes but what it says before. */
  async #lookMeanwhile(): Promise<void> {
    try {
      const device = await readState();
      if (this.isBusy) this.talk = this.#speaker.sayMeanwhile(device, this.talk);
    } catch {
      // The answer itself tells whether the server can be reached.
    }
  }

  static override styles = [pageTokens, judgesPageStyles];
}

customElements.define('hb-judges-page', HbJudgesPage);
