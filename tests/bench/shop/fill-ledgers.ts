/** A history for the three ledgers: so many refusals that concern no order of the bench, each signed and chained as in the product. */
import { join } from 'node:path';
import type { LedgerKind, LedgerNote } from '#core';
import {
  nodeHash,
  openApprovalStore,
  openRequestStore,
  openSettlementStore,
  openSigner,
  openVerifier,
} from '#stores';
import type { Demo } from '../../../simulator/launch/make-demo.ts';
import { storesOf } from '../../../simulator/launch/write-configs.ts';

export async function fillLedgers({ plan }: Demo, entries: number): Promise<void> {
  const paths = storesOf(plan);
  const withKeys = (side: 'mcp' | 'approval' | 'settlement', ledger: string) => ({
    ledgerKey: openSigner(join(plan.directory, side, 'keys', 'ledger.private.jwk')),
    ledgerKeys: openVerifier([join(plan.directory, side, 'keys', `${ledger}-ledger.public.jwk`)]),
    hash: nodeHash,
  });
  const histories = [
    {
      kind: 'proposal_refused',
      store: openRequestStore({ path: paths.request, ...withKeys('mcp', 'request') }),
    },
    {
      kind: 'confirmation_refused',
      store: openApprovalStore({ path: paths.approval, ...withKeys('approval', 'approval') }),
    },
    {
      kind: 'redeem_refused',
      store: openSettlementStore({
        path: paths.settlement,
        requestStorePath: paths.request,
        approvalStorePath: paths.approval,
        ...withKeys('settlement', 'settlement'),
      }),
    },
  ] as const;
  for (const { kind, store } of histories) {
    try {
      for (let index = 0; index < entries; index += 1) await store.appendNote(noteOf(kind, index));
    } finally {
      store.close();
    }
  }
}

function noteOf(kind: LedgerKind, index: number): LedgerNote {
  return {
    at: 1_700_000_000_000 + index,
    kind,
    digest: null,
    facts: { reason: 'expired', customerId: `earlier-customer-${String(index % 1000)}` },
  };
}
