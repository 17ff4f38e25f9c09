/** One simulated world: the three sides, what is around them, and the weather. */
import type { RequestSide } from '../../../mcp/request-side.ts';
import type { ApprovalParts } from '../../../approval/approval-parts.ts';
import type { Settlement } from '../../../settlement/create-settlement.ts';
import { Bell } from './bell.ts';
import { bootApproval } from './boot-approval.ts';
import { bootRequest } from './boot-request.ts';
import { bootSettlement } from './boot-settlement.ts';
import { Chaos } from './chaos.ts';
import { Coverage } from './coverage.ts';
import { History } from './history.ts';
import { Network, type Callee } from './network.ts';
import { Process } from './process.ts';
import { Scheduler } from './scheduler.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import { SimulatedIdentity } from './simulated-identity.ts';
import { SimulatedCardVault } from './simulated-card-vault.ts';
import { SimulatedFulfilment } from './simulated-fulfilment.ts';
import { SimulatedHolds } from './simulated-holds.ts';
import { SimulatedMailbox } from './simulated-mailbox.ts';
import { SimulatedMerchant } from './simulated-merchant.ts';
import { SimulatedProcessor } from './simulated-processor.ts';
import { StandIn } from './stand-in.ts';
import { makeWorldFolder } from './world-folder.ts';
import type { WorldMeans } from './world-means.ts';

export interface World extends WorldMeans {
  readonly request: Process<RequestSide>;
  readonly approval: Process<ApprovalParts>;
  readonly settlements: readonly [Process<Settlement>, ...Process<Settlement>[]];
  readonly merchant: StandIn<SimulatedMerchant>;
  readonly processor: StandIn<SimulatedProcessor>;
  readonly cardVault: StandIn<SimulatedCardVault>;
  readonly mailbox: StandIn<SimulatedMailbox>;
  readonly fulfilment: StandIn<SimulatedFulfilment>;
  readonly chooseSettlement: () => Callee<Settlement>;
  /** One of two that dies in the end and is not started again: the other takes up what it left. */
  readonly goneInTheEnd: Process<Settlement> | undefined;
  readonly identity: StandIn<SimulatedIdentity>;
  /** The step before which settlement's store is copied, to be put back in the end; undefined in most worlds. */
  readonly copiedAtStep: number | undefined;
  /** Chance of the people and agents, apart from that of the weather. */
  readonly people: SeededRandom;
  readonly remove: () => void;
}

export interface WorldOptions {
  /** Of the trace. */
  readonly mustKeepAll: boolean;
  readonly setBackMs: number;
}

export function makeWorld(seed: number, options: WorldOptions): World {
  const random = createSeededRandom(`seed ${String(seed)}`);
  const coverage = new Coverage();
  const scheduler = new Scheduler(random.fork('order'), options);
  const chaos = new Chaos(random.fork('chaos'), coverage);
  const network = new Network(scheduler, chaos);
  const means: WorldMeans = {
    scheduler,
    network,
    chaos,
    coverage,
    history: new History(),
    folder: makeWorldFolder(),
    approvalWrites: new Bell(),
    random: random.fork('bytes'),
    setBackMs: options.setBackMs,
  };
  const isOffered = random.fork('holds').chance(0.6);
  const holds = new SimulatedHolds({ scheduler, coverage, isOffered });
  const merchant = new StandIn('merchant', new SimulatedMerchant({ holds }));
  const processor = new StandIn('processor', new SimulatedProcessor(means));
  const cardVault = new StandIn('card vault', new SimulatedCardVault(means));
  const mailbox = new StandIn('mailbox', new SimulatedMailbox());
  const fulfilment = new StandIn('fulfilment', new SimulatedFulfilment({ ...means, holds }));
  const identity = new StandIn('identity', new SimulatedIdentity(scheduler));

  const onCrash: ConstructorParameters<typeof Process>[0]['onCrash'] = (dead) => {
    if (scheduler.isWaiting(`${dead.name} -> processor charge`))
      coverage.count('crashes_while_charging');
    network.cutOff(dead);
  };
  const routes = random.fork('routes');
  const chooseSettlement = (): Callee<Settlement> => routes.pick(settlements);
  const request = new Process<RequestSide>({
    name: 'request',
    scheduler,
    boot: (incarnation) => bootRequest(means, incarnation, chooseSettlement),
    onCrash,
  });
  const approval = new Process<ApprovalParts>({
    name: 'approval',
    scheduler,
    boot: (incarnation) => bootApproval(means, incarnation, { identity, chooseSettlement }),
    onCrash,
  });
  const around = { merchant, processor, cardVault, mailbox, fulfilment };
  const settlementNamed = (name: string): Process<Settlement> =>
    new Process<Settlement>({
      name,
      scheduler,
      boot: (incarnation) => bootSettlement(means, incarnation, around),
      onCrash,
    });
  const copies = random.fork('copies');
  const first = settlementNamed('settlement');
  const areTwo = random.fork('processes').chance(0.3);
  const settlements: World['settlements'] = areTwo
    ? [first, settlementNamed('settlement-2')]
    : [first];
  if (areTwo) coverage.count('two_settlement_processes');
  const isOneGone = areTwo && random.fork('gone').chance(0.5);
  for (const process of [request, approval, ...settlements]) process.start();

  return {
    ...means,
    request,
    approval,
    settlements,
    ...around,
    chooseSettlement,
    goneInTheEnd: isOneGone ? first : undefined,
    copiedAtStep: copies.chance(0.4) ? copies.between(50, 700) : undefined,
    identity,
    people: random.fork('people'),
    remove: () => {
      for (const process of [request, approval, ...settlements]) process.crash();
      means.folder.remove();
    },
  };
}
