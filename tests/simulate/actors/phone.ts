/** The second device of one customer: signs in, shows orders, takes the typed total, shows the code. */
import type {
  AccountChange,
  AccountView,
  CustomerId,
  OrderDigest,
  OrderView,
  Session,
} from '#core';
import type { ApprovalParts } from '../../../approval/approval-parts.ts';
import { beginChange } from '../../../approval/changes/begin-change.ts';
import { takeTotal, type TakenTotal } from '../../../approval/confirm/take-total.ts';
import { declineOrder } from '../../../approval/decline/decline-order.ts';
import { viewOrder } from '../../../approval/orders/view-order.ts';
import { beginAuthorization } from '../../../approval/sign-in/begin-authorization.ts';
import {
  finishAuthorization,
  type AuthorizationResult,
} from '../../../approval/sign-in/finish-authorization.ts';
import { sessionHashOf } from '../../../approval/sign-in/open-session.ts';
import type { World } from '../world/world.ts';

const PROOF_KEY = 'thumbprint-of-the-phone';

export class Phone {
  readonly #world: World;
  readonly #customerId: CustomerId;
  #sessionSecret: string | undefined;

  constructor(world: World, customerId: CustomerId) {
    this.#world = world;
    this.#customerId = customerId;
  }

  get isSignedIn(): boolean {
    return this.#sessionSecret !== undefined;
  }

  async signIn(): Promise<void> {
    const begun = await this.#call('sign-in', (parts) =>
      beginAuthorization(
        { kind: 'sign_in', proofKeyThumbprint: PROOF_KEY, remembers: false },
        parts,
      ),
    );
    const result = await this.#finish(begun);
    if (result.outcome === 'signed_in') this.#sessionSecret = result.sessionSecret;
  }

  /** Undefined when there is no such order, or nobody is signed in any more. */
  async open(digest: OrderDigest): Promise<OrderView | undefined> {
    const view = await this.#inSession(`open ${digest.slice(0, 8)}`, (session, parts) =>
      viewOrder({ digest, session }, parts),
    );
    if (view) this.#note(view);
    return view;
  }

  type(digest: OrderDigest, text: string): Promise<TakenTotal | undefined> {
    this.#world.history.typed.add(text);
    return this.#inSession(`type ${digest.slice(0, 8)}`, (session, parts) =>
      takeTotal({ session, digest, text, shownDigest: digest }, parts),
    );
  }

  /** Signs in again, after the total was typed. */
  async verify(
    taken: Extract<TakenTotal, { readonly outcome: 'verify' }>,
  ): Promise<AuthorizationResult | undefined> {
    return taken.signIn === null ? undefined : this.#finish(taken.signIn);
  }

  /** The customer's cards as the phone lists them. */
  async cards(): Promise<AccountView['instruments']> {
    const book = await this.#inSession('cards', ({ customerId }, parts) =>
      parts.readBook(customerId),
    );
    return book?.instruments ?? [];
  }

  /** Asks for a change of the account and signs in again for it; what came of it. */
  async change(change: AccountChange): Promise<string | undefined> {
    const begun = await this.#inSession(`change ${change.kind}`, (session, parts) =>
      beginChange({ session, change, recoveryCode: undefined }, parts),
    );
    if (begun?.outcome !== 'verify') return begun?.outcome;
    return (await this.#finish(begun.signIn)).outcome;
  }

  async decline(digest: OrderDigest, keepsClient: boolean): Promise<OrderView | undefined> {
    const declined = await this.#inSession(`decline ${digest.slice(0, 8)}`, (session, parts) =>
      declineOrder({ digest, session, keepsClient }, parts),
    );
    if (declined) this.#note(declined.view);
    return declined?.view;
  }

  #finish(begun: {
    readonly authorizationUrl: string;
    readonly stateSecret: string;
  }): Promise<AuthorizationResult> {
    const answer = this.#world.identity.api.signIn(begun.authorizationUrl, this.#customerId);
    return this.#call('callback', async (parts) => {
      const session = await this.#sessionIn(parts);
      const { stateSecret } = begun;
      return finishAuthorization(
        { ...answer, stateSecret, proofKeyThumbprint: PROOF_KEY, session, device: '' },
        parts,
      );
    });
  }

  async #inSession<Answer>(
    name: string,
    handle: (session: Session, parts: ApprovalParts) => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    return this.#call(name, async (parts) => {
      const session = await this.#sessionIn(parts);
      return session && handle(session, parts);
    });
  }

  async #sessionIn(parts: ApprovalParts): Promise<Session | undefined> {
    if (this.#sessionSecret === undefined) return undefined;
    return parts.store.findSession({
      sessionHash: sessionHashOf(this.#sessionSecret, parts.hash),
      nowEpochMs: parts.clock.nowEpochMs(),
    });
  }

  #call<Answer>(name: string, handle: (parts: ApprovalParts) => Promise<Answer>): Promise<Answer> {
    return this.#world.network.call({ from: undefined, to: this.#world.approval, name, handle });
  }

  #note({ digest, state, code }: OrderView): void {
    const { history } = this.#world;
    if (code !== null) history.showCode(digest, code);
    history.told.push({
      by: 'approval',
      about: 'view',
      customerId: this.#customerId,
      clientId: null,
      digest,
      outcome: state,
      receipt: null,
    });
  }
}
