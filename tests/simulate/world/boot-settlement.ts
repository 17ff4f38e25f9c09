/** A settlement process of a simulated world, joined as `settlement/main.ts` joins it; two of them may run on one store. */
import { openApprovalReader, openRequestReader, openSettlementStore } from '#stores';
import { createAfterSale } from '../../../settlement/after-sale/create-after-sale.ts';
import { createBookKeeper } from '../../../settlement/book/create-book-keeper.ts';
import { createSettlement, type Settlement } from '../../../settlement/create-settlement.ts';
import { lookAround } from '../../../settlement/left-behind.ts';
import type { SettlementPorts } from '../../../settlement/settlement-context.ts';
import { inForce } from '../../core/policy/shop-policy.ts';
import { lookingTimers } from './bell.ts';
import { BOOKS } from './books.ts';
import type { Incarnation } from './scheduler.ts';
import { settlementOutside, type AroundSettlement } from './settlement-outside.ts';
import { meansOf, NOTHING_HALTED, SHOP, type WorldMeans } from './world-means.ts';

/** No address is sealed in these worlds, so that no key for one is ever used. */
const NO_BOOK_KEY = new Uint8Array(32);

export function bootSettlement(
  world: WorldMeans,
  incarnation: Incarnation,
  around: AroundSettlement,
): { readonly api: Settlement; readonly close: () => void } {
  const means = meansOf(world, incarnation);
  const { clock, timers, log, hash, keys, randomness } = means;
  const { processor, merchant, outbox, cardVault, ...afterSaleOutside } = settlementOutside(
    world,
    incarnation,
    around,
  );
  const stores = openStores(world, means);
  const ports: SettlementPorts = {
    store: means.ownStore(stores.store),
    requests: means.otherStore(stores.requests, 'request'),
    approvals: means.otherStore(stores.approvals, 'approval'),
    processor,
    merchant,
    outbox,
    keys: {
      hash,
      codeKey: keys.codeKey,
      approvalKeys: keys.approval.verifier,
      settlementKey: keys.settlement.signer,
      settlementKeys: keys.settlement.verifier,
    },
    shop: SHOP,
    policy: inForce(NOTHING_HALTED),
    clock,
    timers,
    log,
  };
  const afterSale = createAfterSale({ ...ports, ...afterSaleOutside }, () => {
    bookKeeper.deliverLetters();
  });
  const settlement = createSettlement(ports, afterSale);
  const bookKeeper = createBookKeeper({
    ...ports,
    timers: lookingTimers(timers, world.approvalWrites),
    cardVault,
    bookKey: NO_BOOK_KEY,
    randomness,
    takeReturn: (request) => afterSale.takeReturn(request),
  });
  const stopLooking = lookAround(
    {
      store: ports.store,
      // Looks at which nothing is left are ever more seldom, or a world that is done would never come to rest.
      timers: lookingTimers(timers, world.approvalWrites),
      ...{ randomness, log },
    },
    {
      ...{ settlement, afterSale },
      deliverLetters: () => {
        bookKeeper.deliverLetters();
      },
    },
  );
  void processor.tellTime({ isFresh: false });
  void settlement.recover();
  bookKeeper.start();
  return {
    api: settlement,
    close: () => {
      stopLooking();
      bookKeeper.stop();
      // A process that is killed closes nothing of its own: what it had not committed is lost, and store and anchor are as they were left.
      stores.requests.close();
      stores.approvals.close();
    },
  };
}

function openStores(
  { folder }: WorldMeans,
  { timers, clock, hash, keys, atTurnEnd, hasBooted }: ReturnType<typeof meansOf>,
): {
  readonly store: ReturnType<typeof openSettlementStore>;
  readonly requests: ReturnType<typeof openRequestReader>;
  readonly approvals: ReturnType<typeof openApprovalReader>;
} {
  const { pathOf } = folder;
  const store = openSettlementStore({
    path: pathOf('settlement'),
    requestStorePath: pathOf('request'),
    approvalStorePath: pathOf('approval'),
    ledgerAnchor: folder.anchorPath,
    timers,
    clock,
    ledgerKey: keys.ledgers.signer,
    ledgerKeys: keys.ledgers.verifier,
    hash,
    atTurnEnd,
  });
  for (const book of BOOKS) void store.insertBook(book);
  hasBooted();
  return {
    store,
    requests: openRequestReader({ path: pathOf('request') }),
    approvals: openApprovalReader({ path: pathOf('approval') }),
  };
}
