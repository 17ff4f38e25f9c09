/** An assistant of one customer, through one client: it may propose, hand on a code, cancel and ask. */
import { clientIdSchema, type CustomerId, type OrderDigest, type Receipt } from '#core';
import { findOrder } from '../../../mcp/orders/find-order.ts';
import {
  proposeOrder,
  type Proposal,
  type ProposalAnswer,
} from '../../../mcp/orders/propose-order.ts';
import { redeemOrder, type Redeemed } from '../../../mcp/orders/redeem-order.ts';
import type { Caller, RequestSide } from '../../../mcp/request-side.ts';
import type { ToolCall } from '../world/history.ts';
import type { World } from '../world/world.ts';

export class Agent {
  readonly caller: Caller;
  readonly #world: World;

  constructor(world: World, customerId: CustomerId, clientName: string) {
    this.#world = world;
    this.caller = { customerId, clientId: clientIdSchema.parse(clientName) };
  }

  async propose(proposal: Proposal): Promise<ProposalAnswer> {
    const answer = await this.#call('preview_order', (side) =>
      proposeOrder(side, this.caller, proposal),
    );
    this.#learn(answer);
    return answer;
  }

  async redeem(
    digest: OrderDigest,
    {
      token,
      code,
      waitMs = 300,
    }: { readonly token: string; readonly code: string; readonly waitMs?: number },
  ): Promise<Redeemed> {
    const call = this.#begin('redeem', digest);
    try {
      const redeemed = await this.#call(`redeem_order ${digest.slice(0, 8)}`, (side, isCopy) => {
        if (isCopy) this.#world.history.noteCopy('redeem', digest);
        return redeemOrder(side, this.caller, { digest, token, code, waitMs, locale: 'en-US' });
      });
      const { answer } = redeemed;
      this.#tell(call, answer.outcome, answer.outcome === 'ordered' ? answer.receipt : null);
      if (redeemed.newProposal) this.#learn(redeemed.newProposal);
      return redeemed;
    } finally {
      call.isOver = true;
    }
  }

  /** Where it throws, the assistant says that it does not know. */
  async cancel(digest: OrderDigest): Promise<string> {
    const call = this.#begin('cancel', digest);
    try {
      const { outcome } = await this.#call(`cancel_order ${digest.slice(0, 8)}`, (side, isCopy) => {
        if (isCopy) this.#world.history.noteCopy('cancel', digest);
        return side.settlement.cancel({ ...this.caller, digest });
      });
      this.#tell(call, outcome, null);
      return outcome;
    } finally {
      call.isOver = true;
    }
  }

  /** Undefined when the order is not there, or not this caller's. */
  async ask(digest: OrderDigest): Promise<string | undefined> {
    const found = await this.#call(`get_order ${digest.slice(0, 8)}`, (side) =>
      findOrder(side, this.caller, digest),
    );
    if (!found) return undefined;
    const { state, receipt } = found.standing;
    const { history } = this.#world;
    history.told.push({
      by: 'request',
      about: 'status',
      ...this.caller,
      digest,
      outcome: state,
      receipt,
    });
    return state;
  }

  #learn(answer: ProposalAnswer): void {
    if (answer.outcome !== 'proposed') return;
    const { coverage, history } = this.#world;
    const { dryRun, token } = answer;
    coverage.count('proposals');
    history.tokens.add(token);
    history.heard.push({ digest: dryRun.digest, token, code: null, ...this.caller });
  }

  #begin(about: ToolCall['about'], digest: OrderDigest): ToolCall {
    return this.#world.history.beginCall({ about, ...this.caller, digest });
  }

  #tell(call: ToolCall, outcome: string, receipt: Receipt | null): void {
    const { about, digest } = call;
    const said = { by: 'request', about, ...this.caller, digest, outcome, receipt, call } as const;
    this.#world.history.told.push(said);
  }

  #call<Answer>(
    name: string,
    handle: (side: RequestSide, isCopy: boolean) => Promise<Answer>,
  ): Promise<Answer> {
    return this.#world.network.call({ from: undefined, to: this.#world.request, name, handle });
  }
}
