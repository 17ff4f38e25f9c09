/** A settlement process of a simulated world; two of them may run on one store. */
import type { ChargeAnswer, CustomerBook, CustomerId } from '#core';
import { openApprovalReader, openRequestReader, openSettlementStore } from '#stores';
import {
  createAfterSale,
  type AfterSale,
} from '../../../settlement/after-sale/create-after-sale.ts';
import type { AfterSalePorts } from '../../../settlement/after-sale/after-sale-ports.ts';
import { createSettlement, type Settlement } from '../../../settlement/create-settlement.ts';
import { createProcessorTime } from '../../../settlement/processor/processor-time.ts';
import type { SettlementPorts } from '../../../settlement/settlement-context.ts';
import type { Incarnation } from './scheduler.ts';
import type { SimulatedFulfilment } from './simulated-fulfilment.ts';
import type { SimulatedMailbox } from './simulated-mailbox.ts';
import type { SimulatedMerchant } from './simulated-merchant.ts';
import type { SimulatedProcessor } from './simulated-processor.ts';
import type { StandIn } from './stand-in.ts';
import { meansOf, NO_LIMITS, SHOP, type WorldMeans } from './world-means.ts';

export interface AroundSettlement {
  readonly merchant: StandIn<SimulatedMerchant>;
  readonly processor: StandIn<SimulatedProcessor>;
  readonly mailbox: StandIn<SimulatedMailbox>;
  readonly fulfilment: StandIn<SimulatedFulfilment>;
  readonly books: readonly (CustomerBook & { readonly customerId: CustomerId })[];
}

/** A return comes to settlement as a record that approval signed; here it is handed over as it is read. */
export type SettlementApi = Settlement & Pick<AfterSale, 'takeReturn'>;

export function bootSettlement(
  world: WorldMeans,
  incarnation: Incarnation,
  around: AroundSettlement,
): { readonly api: SettlementApi; readonly close: () => void } {
  const { clock, timers, log, hash, keys, ownStore, otherStore } = meansOf(world, incarnation);
  const { pathOf } = world.folder;
  const store = openSettlementStore({
    path: pathOf('settlement'),
    requestStorePath: pathOf('request'),
    approvalStorePath: pathOf('approval'),
    ledgerKey: keys.ledgers.signer,
    ledgerKeys: keys.ledgers.verifier,
    hash,
  });
  for (const book of around.books) void store.insertBook(book);
  const requests = openRequestReader({ path: pathOf('request') });
  const approvals = openApprovalReader({ path: pathOf('approval') });
  const ports: SettlementPorts = {
    store: ownStore(store),
    requests: otherStore(requests, 'request'),
    approvals: otherStore(approvals, 'approval'),
    ...outsideOf(world, incarnation, around),
    processor: processorOf(world, incarnation, around),
    keys: {
      hash,
      codeKey: keys.codeKey,
      approvalKeys: keys.approval.verifier,
      settlementKey: keys.settlement.signer,
      settlementKeys: keys.settlement.verifier,
    },
    shop: SHOP,
    policy: NO_LIMITS,
    clock,
    timers,
    log,
  };
  const afterSale = createAfterSale(
    { ...ports, ...afterSaleOf(world, incarnation, around) },
    // Letters about an account are shown elsewhere.
    () => undefined,
  );
  const settlement = createSettlement(ports, afterSale);
  void ports.processor.tellTime({ isFresh: false });
  void settlement.recover();
  return {
    api: { ...settlement, takeReturn: (request) => afterSale.takeReturn(request) },
    close: () => {
      store.close();
      requests.close();
      approvals.close();
    },
  };
}

function outsideOf(
  { network }: WorldMeans,
  from: Incarnation,
  { merchant, mailbox }: AroundSettlement,
): Pick<SettlementPorts, 'merchant' | 'outbox'> {
  return {
    merchant: {
      quote: (request) =>
        network.call({ from, to: merchant, name: 'quote', handle: (api) => api.quote(request) }),
    },
    outbox: {
      send: (message) =>
        network
          .call({ from, to: mailbox, name: 'send', handle: (api) => api.send(message) })
          .catch(() => ({ outcome: 'not_now', reason: 'network' })),
    },
  };
}

/** As the adapter does: it learns the time from every answer, and makes an unknown outcome of every fault of the network. */
function processorOf(
  { network, scheduler, setBackMs, coverage }: WorldMeans,
  from: Incarnation,
  { processor: to }: AroundSettlement,
): SettlementPorts['processor'] {
  const time = createProcessorTime({
    clock: scheduler,
    monotonicMs: () => scheduler.awakeMs,
    ask: async () => {
      coverage.count('asked_for_the_time');
      const handle = (api: SimulatedProcessor): Promise<string> => Promise.resolve(api.date());
      time.learn(await network.call({ from, to, name: 'token', handle }));
    },
  });
  const charge: SettlementPorts['processor']['charge'] = (request) => {
    const handle = async (api: SimulatedProcessor): Promise<Dated<ChargeAnswer>> => {
      const answer = await api.charge(request);
      return { answer, date: api.date() };
    };
    return network.call({ from, to, name: 'charge', handle }).then(
      ({ answer, date }): ChargeAnswer => {
        time.learn(date);
        return answer;
      },
      () => ({ outcome: 'unknown' }),
    );
  };
  return {
    tellTime: (of) => time.tell(of),
    charge: async (request) => {
      const answer = await charge(request);
      if (setBackMs === 0 || scheduler.wasClockSet) return answer;
      scheduler.setClockBy(-setBackMs);
      scheduler.note(`the clocks are set by ${String(-setBackMs)} ms`);
      return { outcome: 'unknown' };
    },
  };
}

interface Dated<Answer> {
  readonly answer: Answer;
  readonly date: string;
}

function afterSaleOf(
  { network }: WorldMeans,
  from: Incarnation,
  { fulfilment, processor }: AroundSettlement,
): Pick<AfterSalePorts, 'fulfilment' | 'refunds'> {
  const to = fulfilment;
  return {
    fulfilment: {
      placeOrder: (order) =>
        network.call({ from, to, name: 'place', handle: (api) => api.placeOrder(order) }),
      releaseHold: () =>
        network.call({ from, to, name: 'release', handle: (api) => api.releaseHold() }),
      takeBack: (goods) =>
        network.call({ from, to, name: 'take back', handle: (api) => api.takeBack(goods) }),
    },
    refunds: {
      refund: (request) =>
        network
          .call({ from, to: processor, name: 'refund', handle: (api) => api.refund(request) })
          .catch(() => ({ outcome: 'unknown' })),
    },
  };
}
