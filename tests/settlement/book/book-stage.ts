/** Settlement with its work on the book: records are written as approval writes them, and cards are stored by a stand-in that keeps its promises. */
import { generateKeyPairSync } from 'node:crypto';
import {
  addressIdSchema,
  instrumentIdSchema,
  signBookChange,
  signToldChange,
  type BookChange,
  type CardVault,
  type CardVaultAnswer,
  type CustomerId,
  type SealedAddress,
  type Signer,
  type ToldChange,
} from '#core';
import { systemRandomness } from '#stores';
import { importJWK } from 'jose';
import { sealAddress } from '../../../approval/book/seal-address.ts';
import { createBookKeeper, type BookKeeper } from '../../../settlement/book/create-book-keeper.ts';
import type { SettlementPorts } from '../../../settlement/settlement-context.ts';
import { approvalKey, customer1, makeWorld } from '../settlement-fixture.ts';

export const OFFICE = addressIdSchema.parse('address-office');
export const CARD = instrumentIdSchema.parse('card-new');
export const POSTAL = {
  name: 'Demo Customer',
  lines: ['77 Secret Lane'],
  city: 'Seattle',
  region: 'WA',
  postalCode: '98103',
  countryCode: 'US',
};

const LOOK_EVERY_MS = 200;
const LONGEST_PAUSE_MS = 60_000;
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export interface FakeCardVault extends CardVault {
  readonly asked: { readonly idempotencyKey: string; readonly setupToken: string }[];
  /** What it says to the next ones; then it stores. */
  readonly next: (CardVaultAnswer | Promise<CardVaultAnswer>)[];
}

function createFakeCardVault(): FakeCardVault {
  const asked: FakeCardVault['asked'] = [];
  const next: CardVaultAnswer[] = [];
  return {
    asked,
    next,
    storeCard({ idempotencyKey, setupToken }) {
      asked.push({ idempotencyKey, setupToken });
      return Promise.resolve(
        next.shift() ?? {
          outcome: 'stored',
          // One key is one stored card.
          processorVaultId: `vault-of-${idempotencyKey}`.slice(0, 36),
          label: 'Visa ending 1881',
        },
      );
    },
  };
}

export type BookStage = Awaited<ReturnType<typeof makeBookStage>>;

export async function makeBookStage() {
  const world = await makeWorld();
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const bookKey = await importJWK(pair.privateKey.export({ format: 'jwk' }), 'ECDH-ES');
  const publicJwk = pair.publicKey.export({ format: 'jwk' });
  const cardVault = createFakeCardVault();
  const works: BookKeeper[] = [];
  const running = new Set<BookKeeper>();
  let records = 0;
  const open = (ports: SettlementPorts = world.ports): BookKeeper => {
    const work = createBookKeeper({
      ...ports,
      cardVault,
      bookKey: bookKey,
      randomness: systemRandomness,
      takeReturn: () => Promise.resolve('refused'),
    });
    const tracked: BookKeeper = {
      deliverLetters: () => {
        work.deliverLetters();
      },
      start: () => {
        running.add(work);
        work.start();
      },
      settled: () => work.settled(),
      stop: () => {
        running.delete(work);
        work.stop();
      },
    };
    works.push(tracked);
    return tracked;
  };
  /** A look that has ended has set the timer of the next one. */
  const allWait = async (): Promise<void> => {
    const waiting = (): number =>
      world.timers.delays().filter((delayMs) => delayMs === LOOK_EVERY_MS).length;
    while (waiting() < running.size) await nextTurn();
  };
  const work = open();
  work.start();

  const stage = {
    ...world,
    cardVault,
    openWork: open,

    seal: (of: Partial<SealedAddress> = {}): Promise<string> =>
      sealAddress(
        { version: 1, customerId: customer1, addressId: OFFICE, postal: POSTAL, ...of },
        publicJwk,
      ),

    /** What approval stores of a verified change. */
    async write(
      change: BookChange['change'],
      claims: Partial<BookChange> = {},
      signer: Signer = approvalKey.signer,
    ): Promise<BookChange> {
      records += 1;
      const signed: BookChange = {
        version: 1,
        changeId: `change-${String(records)}`,
        customerId: customer1,
        changedAt: world.clock.now,
        locale: 'en-US',
        change,
        ...claims,
      };
      await this.writeRow(signed.changeId, signBookChange(signed, signer));
      return signed;
    },

    async tell(claims: Partial<ToldChange> = {}, signer: Signer = approvalKey.signer) {
      records += 1;
      const told: ToldChange = {
        version: 1,
        noticeId: `told-${String(records)}`,
        customerId: customer1,
        changedAt: world.clock.now,
        locale: 'en-US',
        what: 'passkey_added',
        about: null,
        ...claims,
      };
      await this.writeRow(told.noticeId, signToldChange(told, signer));
      return told;
    },

    async writeRow(recordId: string, jws: string): Promise<void> {
      await world.approvals.insertAccountRecord({
        recordId,
        customerId: customer1,
        jws,
        note: null,
      });
    },

    addOffice: async (claims: Partial<BookChange> = {}) => {
      const sealedAddress = await stage.seal();
      const change = {
        kind: 'add_address',
        addressId: OFFICE,
        label: 'Office',
        sealedAddress,
      } as const;
      return stage.write(change, claims);
    },
    addCard: (claims: Partial<BookChange> = {}) =>
      stage.write(
        { kind: 'add_instrument', instrumentId: CARD, label: 'My card', setupToken: 'SETUPTOKEN1' },
        claims,
      ),

    /** Lets every work look once, and waits for nothing that it began. */
    async look(): Promise<void> {
      await allWait();
      world.timers.fire(LOOK_EVERY_MS);
      await allWait();
      for (let round = 0; round < 50; round += 1) await nextTurn();
    },

    /** Lets every work look three times: the first sees what is new, the others what came of it. */
    async settle(): Promise<void> {
      for (let look = 0; look < 3; look += 1) {
        await allWait();
        for (const each of running) await each.settled();
        world.timers.fire(LOOK_EVERY_MS);
      }
      await allWait();
      for (const each of running) await each.settled();
      // The letters are handed over beside it, and wait for nothing but the store and the stand-in.
      for (let round = 0; round < 50; round += 1) await nextTurn();
    },

    /** What waits for a pause goes on; nobody's clock has to move for it. */
    async afterPauses(): Promise<void> {
      world.timers.fire(LONGEST_PAUSE_MS);
      await stage.settle();
    },

    book: async (customerId: CustomerId = customer1) => {
      const book = await world.ports.store.findBook(customerId);
      if (!book) throw new Error('the fixture has a book');
      return book;
    },

    async stopAll(): Promise<void> {
      for (const each of works) each.stop();
      await world.stop();
    },
  };
  return stage;
}
