/**
 * A history for the three ledgers: so many refusals that concern no order of the bench, each signed and chained as in the product, and settlement's anchor
 * as a run leaves it. A million takes minutes and not hours: many entries to a transaction, and a head for the last of them alone.
 */
import { join } from 'node:path';
import {
  EMPTY_LEDGER,
  sealLedgerNote,
  type LedgerHead,
  type LedgerKind,
  type LedgerNote,
} from '#core';
import { systemTimers } from '#edge';
import { nodeHash, openSigner, openVerifier } from '#stores';
import type { Demo } from '../../../simulator/launch/make-demo.ts';
import { storesOf } from '../../../simulator/launch/write-configs.ts';
import { APPROVAL_SCHEMA } from '../../../stores/sqlite/approval-store/approval-schema.ts';
import { openLedgerAnchor } from '../../../stores/sqlite/ledger-anchor.ts';
import { createKnownEntries, type KnownEntries } from '../../../stores/sqlite/ledger-pages.ts';
import { sealHead } from '../../../stores/sqlite/ledger-head.ts';
import { openOwnStoreWithLedger } from '../../../stores/sqlite/own-ledger.ts';
import { REQUEST_SCHEMA } from '../../../stores/sqlite/request-store/request-schema.ts';
import { SETTLEMENT_SCHEMA } from '../../../stores/sqlite/settlement-store/settlement-schema.ts';
import type { StoreSchema } from '../../../stores/sqlite/store-schema.ts';

const ENTRIES_OF_A_TRANSACTION = 10_000;

interface History {
  readonly path: string;
  readonly schema: StoreSchema;
  readonly kind: LedgerKind;
  readonly keys: string;
}

export function fillLedgers({ plan }: Demo, entries: number): Promise<void> {
  const paths = storesOf(plan);
  const keysOf = (process: string): string => join(plan.directory, process, 'keys');
  const histories: readonly History[] = [
    { path: paths.request, schema: REQUEST_SCHEMA, kind: 'proposal_refused', keys: keysOf('mcp') },
    {
      path: paths.approval,
      schema: APPROVAL_SCHEMA,
      kind: 'confirmation_refused',
      keys: keysOf('approval'),
    },
    {
      path: paths.settlement,
      schema: SETTLEMENT_SCHEMA,
      kind: 'redeem_refused',
      keys: keysOf('settlement'),
    },
  ];
  for (const history of histories) {
    const known = fillLedger(history, entries);
    if (history.schema.side === 'settlement') keepAnchor(history, known);
  }
  return Promise.resolve();
}

function fillLedger({ path, schema, kind, keys }: History, entries: number): KnownEntries {
  const { side } = schema;
  const ledgerKey = openSigner(join(keys, 'ledger.private.jwk'));
  const { own } = openOwnStoreWithLedger({ path, ledgerKey, hash: nodeHash }, schema);
  // The hashes lie in their index at random places; and a history that is lost with the power is filled in again.
  own.connection.execute('PRAGMA cache_size = -262144; PRAGMA synchronous = OFF');
  const insert = own.connection.prepare(
    'INSERT INTO ledger VALUES (:sequence, :entryText, :hash, :keyId, :signature)',
  );
  const putHead = own.connection.prepare(
    'UPDATE ledger_head SET sequence = :sequence, hash = :hash, key_id = :keyId, signature = :signature',
  );
  const known = createKnownEntries(nodeHash, undefined);
  try {
    let head: LedgerHead = EMPTY_LEDGER;
    while (head.sequence < entries) {
      const last = Math.min(entries, head.sequence + ENTRIES_OF_A_TRANSACTION);
      own.write(() => {
        while (head.sequence < last) {
          const note = noteOf(kind, head.sequence);
          const entry = sealLedgerNote(note, { side, head }, { hash: nodeHash, ledgerKey });
          insert.run({ ...entry });
          known.add(entry);
          head = entry;
        }
        const { sequence, hash } = head;
        putHead.run({ ...sealHead({ sequence, hash }, side, ledgerKey) });
      });
    }
  } finally {
    own.close();
  }
  return known;
}

function keepAnchor({ keys, schema }: History, known: KnownEntries): void {
  openLedgerAnchor({
    path: join(keys, 'ledger.anchor'),
    side: schema.side,
    ledgerKey: openSigner(join(keys, 'ledger.private.jwk')),
    ledgerKeys: openVerifier([join(keys, `${schema.side}-ledger.public.jwk`)]),
    timers: systemTimers,
  }).keep(known.head(), known.fullPages());
}

function noteOf(kind: LedgerKind, index: number): LedgerNote {
  return {
    at: 1_700_000_000_000 + index,
    kind,
    digest: null,
    facts: { reason: 'expired', customerId: `earlier-customer-${String(index % 1000)}` },
  };
}
