/** What settlement asks outside of itself, over the network of a simulated world: merchant, processor, card vault and mailbox. */
import { canonicalJson, type CardVault, type ChargeAnswer } from '#core';
import type { AfterSalePorts } from '../../../settlement/after-sale/after-sale-ports.ts';
import { createProcessorTime } from '../../../settlement/processor/processor-time.ts';
import type { SettlementPorts } from '../../../settlement/settlement-context.ts';
import type { Incarnation } from './scheduler.ts';
import type { SimulatedCardVault } from './simulated-card-vault.ts';
import type { SimulatedFulfilment } from './simulated-fulfilment.ts';
import type { SimulatedMailbox } from './simulated-mailbox.ts';
import type { SimulatedMerchant } from './simulated-merchant.ts';
import type { SimulatedProcessor } from './simulated-processor.ts';
import type { StandIn } from './stand-in.ts';
import type { WorldMeans } from './world-means.ts';

export interface AroundSettlement {
  readonly merchant: StandIn<SimulatedMerchant>;
  readonly processor: StandIn<SimulatedProcessor>;
  readonly cardVault: StandIn<SimulatedCardVault>;
  readonly mailbox: StandIn<SimulatedMailbox>;
  readonly fulfilment: StandIn<SimulatedFulfilment>;
}

export type SettlementOutside = Pick<SettlementPorts, 'merchant' | 'outbox' | 'processor'> &
  Pick<AfterSalePorts, 'fulfilment' | 'refunds'> & { readonly cardVault: CardVault };

export function settlementOutside(
  world: WorldMeans,
  from: Incarnation,
  around: AroundSettlement,
): SettlementOutside {
  const { network, history } = world;
  const { merchant, mailbox, processor, cardVault } = around;
  return {
    merchant: {
      quote: (request) =>
        network.call({ from, to: merchant, name: 'quote', handle: (api) => api.quote(request) }),
    },
    outbox: {
      send: (message) => {
        history.handedOver.push({ message, by: from });
        return network
          .call({ from, to: mailbox, name: 'send', handle: (api) => api.send(message) })
          .catch(() => ({ outcome: 'not_now', reason: 'network' }));
      },
    },
    processor: processorOf(world, from, around),
    fulfilment: fulfilmentOf(world, from, around),
    refunds: {
      compose: (request) => Promise.resolve(composed(request, world)),
      refund: (request, body) =>
        network
          .call({ from, to: processor, name: 'refund', handle: (api) => api.refund(request, body) })
          .catch(() => ({ outcome: 'unknown' })),
    },
    cardVault: {
      storeCard: (request) =>
        network
          .call({ from, to: cardVault, name: 'store', handle: (api) => api.storeCard(request) })
          .catch(() => ({ outcome: 'unknown' })),
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
  const charge: SettlementPorts['processor']['charge'] = (request, body) => {
    const handle = async (api: SimulatedProcessor): Promise<Dated<ChargeAnswer>> => {
      const answer = await api.charge(request, body);
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
    compose: (request) => Promise.resolve(composed(request, { scheduler })),
    charge: async (request, body) => {
      const answer = await charge(request, body);
      if (setBackMs === 0 || scheduler.wasClockSet) return answer;
      scheduler.setClockBy(-setBackMs);
      scheduler.note(`the clocks are set by ${String(-setBackMs)} ms`);
      return { outcome: 'unknown' };
    },
  };
}

/** Other bytes at every moment, as under a policy that is edited again and again. */
function composed(request: object, { scheduler }: Pick<WorldMeans, 'scheduler'>): string {
  return canonicalJson({ ...request, composedAt: scheduler.elapsedMs });
}

interface Dated<Answer> {
  readonly answer: Answer;
  readonly date: string;
}

function fulfilmentOf(
  { network, history }: WorldMeans,
  from: Incarnation,
  { fulfilment: to }: AroundSettlement,
): AfterSalePorts['fulfilment'] {
  return {
    placeOrder: (order) =>
      network.call({ from, to, name: 'place', handle: (api) => api.placeOrder(order) }),
    releaseHold: (holdKey) => {
      history.askedToLetGo.push(holdKey);
      return network.call({
        from,
        to,
        name: 'release',
        handle: (api) => api.releaseHold(holdKey),
      });
    },
    takeBack: (goods) =>
      network.call({ from, to, name: 'take back', handle: (api) => api.takeBack(goods) }),
  };
}
