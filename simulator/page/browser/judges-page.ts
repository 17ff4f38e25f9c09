/** `hb-judges-page`: joins the device, what is said, and the phone. It shows the device's state as its own server tells it. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import {
  chooseEcho,
  readDemo,
  readState,
  sayToEcho,
  tellSound,
  type Demo,
  type EchoName,
  type ShownScreen,
  type ShownState,
} from './demo-client.ts';
import './echo-device.ts';
import './fault-buttons.ts';
import './guide.ts';
import { judgesPageStyles } from './judges-page.styles.ts';
import { pageTokens } from './page-tokens.ts';
import './phone-frame.ts';
import './say-field.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { keepsSecureCookies } from './secure-cookies.ts';
import { readShowCardAddress } from './show-card-data.ts';
import './theme-switch.ts';
import { createVoiceOut } from './voice-out.ts';

const LOOK_AGAIN_MS = 700;
const SUGGESTIONS = [
  'order two bags of the dark roast',
  'order a bag of the decaf',
  'what can you do',
];

export class HbJudgesPage extends LitElement {
  static override properties = {
    demo: { state: true },
    device: { state: true },
    screen: { state: true },
    scenario: { state: true },
    step: { state: true },
    heard: { state: true },
    lastHeard: { state: true },
    lastCaption: { state: true },
    isBusy: { state: true },
    isMuted: { state: true },
    isUnreachable: { state: true },
  };

  declare demo: Demo | undefined;
  declare device: ShownState | undefined;
  /** The same object as long as the device shows the same, so that nothing is drawn again without need. */
  declare screen: ShownScreen | undefined;
  declare scenario: Scenario | undefined;
  declare step: number;
  declare heard: string;
  declare lastHeard: string;
  declare lastCaption: string;
  declare isBusy: boolean;
  declare isMuted: boolean;
  declare isUnreachable: boolean;
  readonly #voice = createVoiceOut();
  readonly #hasSecureCookies = keepsSecureCookies();
  #spokenTurn: number | undefined;
  /** A server that was started again may have other passphrases; a page in the background may have missed it. */
  #isDemoOld = true;

  constructor() {
    super();
    this.demo = undefined;
    this.device = undefined;
    this.screen = undefined;
    this.scenario = undefined;
    this.step = 0;
    this.heard = '';
    this.lastHeard = '';
    this.lastCaption = '';
    this.isBusy = false;
    this.isMuted = false;
    this.isUnreachable = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#doubtDemo);
    void this.#lookAgain();
  }

  override disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.#doubtDemo);
    super.disconnectedCallback();
  }

  readonly #doubtDemo = (): void => {
    this.#isDemoOld = true;
  };

  override render(): TemplateResult {
    return html`<header>
        <h1>Hearback</h1>
        <p>
          Alexa can propose; only you, on your phone, make it real. Stand-ins: Echo, shop, sign-in,
          payment. The three sides are real.
        </p>
        ${this.#scenarios()}
        <hb-theme-switch></hb-theme-switch>
      </header>
      ${this.#notices()}
      <hb-guide
        .scenario=${this.scenario}
        .step=${this.step}
        @hb-say=${(event: CustomEvent<string>) => this.#say(event.detail)}
        @hb-step=${(event: CustomEvent<number>) => {
          this.step = event.detail;
        }}
        @hb-leave=${() => {
          this.#guide('');
        }}
      ></hb-guide>
      <main>
        <div class="left">
          <hb-echo-device
            .model=${this.device?.device ?? 'echo-show-10'}
            .screen=${this.screen}
            .isListening=${this.device?.isListening === true}
            .shopName=${this.demo?.shopName ?? ''}
            @hb-choose-echo=${(event: CustomEvent<EchoName>) => this.#chooseEcho(event.detail)}
          ></hb-echo-device>
          ${this.#conversation()}
          <hb-say-field
            .isBusy=${this.isBusy}
            .isMuted=${this.isMuted}
            @hb-say=${(event: CustomEvent<string>) => this.#say(event.detail)}
            @hb-sound=${(event: CustomEvent<boolean>) => {
              this.#sound(event.detail);
            }}
            @hb-mute=${(event: CustomEvent<boolean>) => {
              this.#mute(event.detail);
            }}
          ></hb-say-field>
        </div>
        ${this.#phone()}
        <hb-fault-buttons
          .wanted=${this.scenario?.steps[this.step]?.press}
          @hb-fault=${(event: CustomEvent<string>) => {
            if (this.scenario?.steps[this.step]?.press === event.detail) this.step += 1;
          }}
        ></hb-fault-buttons>
      </main>`;
  }

  #scenarios(): TemplateResult {
    return html`<label class="scenarios"
      ><span>Guide me</span>
      <select
        @change=${(event: Event) => {
          this.#guide((event.target as HTMLSelectElement).value);
        }}
      >
        <option value="" ?selected=${this.scenario === undefined}>On my own</option>
        ${SCENARIOS.map(
          ({ name, label }) =>
            html`<option value=${name} ?selected=${name === this.scenario?.name}>${label}</option>`,
        )}
      </select></label
    >`;
  }

  #guide(name: string): void {
    this.scenario = SCENARIOS.find((scenario) => scenario.name === name);
    this.step = 0;
    this.toggleAttribute('guided', this.scenario !== undefined);
  }

  #notices(): TemplateResult {
    return html`<div role="alert">
      ${
        this.#hasSecureCookies
          ? nothing
          : html`<p class="notice">
              This browser drops secure cookies on a local address, so the phone cannot sign you in
              here. Open this page in Chrome, Edge or Firefox.
            </p>`
      }
      ${
        this.isUnreachable
          ? html`<p class="notice">
              This page cannot reach its own server. Look at the window where you started it; this
              page goes on by itself once it is back.
            </p>`
          : nothing
      }
    </div>`;
  }

  #conversation(): TemplateResult {
    const heard = this.isBusy ? this.heard : this.lastHeard;
    const caption = this.isBusy ? '' : this.lastCaption;
    return html`<div class="talk" aria-live="polite">
      ${heard === '' && caption === '' && this.scenario === undefined ? this.#suggestions() : nothing}
      ${heard === '' ? nothing : html`<p class="you"><span>You</span>${heard}</p>`}
      ${caption === '' ? nothing : html`<p class="alexa"><span>Alexa</span>${caption}</p>`}
    </div>`;
  }

  #suggestions(): TemplateResult {
    return html`<p class="you">
        <span>Try</span>Order something from the Echo, in your own words or in these:
      </p>
      <ul>
        ${SUGGESTIONS.map(
          (words) =>
            html`<li>
              <button type="button" @click=${() => this.#say(words)}>“${words}”</button>
            </li>`,
        )}
      </ul>`;
  }

  #phone(): TemplateResult | typeof nothing {
    const [customer] = this.demo?.customers ?? [];
    if (this.demo === undefined || customer === undefined) return nothing;
    return html`<hb-phone-frame
      .cardOrigin=${this.demo.addresses.approval}
      .username=${customer.username}
      .passphrase=${customer.passphrase}
      .orderAddress=${readShowCardAddress(this.screen)}
    ></hb-phone-frame>`;
  }

  async #say(words: string): Promise<void> {
    this.heard = words;
    this.isBusy = true;
    this.#voice.stop();
    try {
      await sayToEcho(words);
      // A step that has words of its own is done once something was said.
      if (this.scenario?.steps[this.step]?.say !== undefined) this.step += 1;
    } catch {
      this.isUnreachable = true;
    }
    this.isBusy = false;
    await this.#look();
  }

  async #chooseEcho(device: EchoName): Promise<void> {
    this.#voice.stop();
    try {
      await chooseEcho(device);
    } catch {
      this.isUnreachable = true;
    }
    await this.#look();
  }

  #sound(isHeard: boolean): void {
    if (this.device?.session !== 'open' || this.isBusy) return;
    if (isHeard) this.#voice.stop();
    void tellSound(isHeard).catch(() => undefined);
  }

  #mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    if (isMuted) this.#voice.stop();
  }

  async #lookAgain(): Promise<void> {
    if (!this.isBusy) await this.#look();
    if (this.isConnected) window.setTimeout(() => void this.#lookAgain(), LOOK_AGAIN_MS);
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
      this.device = device;
      this.screen = sameScreen(this.screen, device.screen);
      // The end of a session is silent: what was said last stays to be read.
      this.lastHeard = device.lastTurn?.heard ?? this.lastHeard;
      this.lastCaption = device.lastTurn?.caption || this.lastCaption;
      this.#speak(device);
    } catch {
      this.isUnreachable = true;
      this.#isDemoOld = true;
    }
  }

  #speak({ lastTurn }: ShownState): void {
    const turnNumber = lastTurn?.turnNumber ?? 0;
    // What was said before this page was opened is not said again.
    const isNew = this.#spokenTurn !== undefined && turnNumber > this.#spokenTurn;
    this.#spokenTurn = turnNumber;
    if (!isNew || lastTurn === null || lastTurn.caption === '') return;
    void tellSound(true).catch(() => undefined);
    this.#voice.say(lastTurn.caption, {
      isMuted: this.isMuted,
      onEnd: () => void tellSound(false).catch(() => undefined),
    });
  }

  static override styles = [pageTokens, judgesPageStyles];
}

/** What is on the screen now, as the object that was there before where nothing has changed. */
function sameScreen(
  before: ShownScreen | undefined,
  now: ShownScreen | null,
): ShownScreen | undefined {
  if (now === null) return undefined;
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

customElements.define('hb-judges-page', HbJudgesPage);
