/** The tables of `docs/faults.md`, and what each of them says. */

export interface FaultTable {
  readonly name: string;
  readonly title: string;
  readonly says: string;
}

export const TABLES: readonly FaultTable[] = [
  {
    name: 'kills',
    title: 'Kill rounds',
    says: 'In each round orders are proposed, confirmed and redeemed at once, some of them cancelled or declined meanwhile; the processor answers late, not at all, with a fault or with a no; a random process (settlement most often) is ended by SIGKILL at a random moment and started again on its store. A customer repeats until the answer stands. In the end the processor’s captures, settlement’s store and the three ledgers are compared. Duplicates: orders captured more than once. Losses: orders that never came to an end, or whose charge was left open. Unrecorded: captures without a charged row. Falsely done: called ordered before, or without, a capture.',
  },
  {
    name: 'callers',
    title: 'Many callers at once',
    says: 'One token: every caller says the same right code at the same moment, half of them through mcp. Different orders: every order is redeemed at the same moment, at the doors of all processes; `slowest` is the last answer, counted from that moment.',
  },
  {
    name: 'writes',
    title: 'Every write of every side',
    says: 'The harness finds the writes by itself: it numbers each durable transaction of each side’s SQLite connection while the jobs run (a wrong code and then bought, cancelled, declined on the phone, card declined, answer lost), and takes each kind of write in the first job that makes it. Each fails four times: killed and thrown, before and after it is stored. The job goes on, and must end as it should.',
  },
  {
    name: 'syscalls',
    title: 'Real system calls',
    says: 'strace puts a fault into the Nth write (`pwrite64`) or sync (`fsync`) of settlement’s store, counted from the start of the process to a sent receipt; the order has to be bought all the same. The full disk is a file system of one megabyte under settlement’s store, given more room later.',
  },
  {
    name: 'restored',
    title: 'Backups, clocks, cuts',
    says: 'A store is put back from a copy while the other sides go on. **Settlement’s** store is then shorter than the signed anchor beside its keys says (`stores/sqlite/ledger-anchor.ts`): it does not verify, and nothing is spent (invariant 10), so that an order which was cancelled after the copy cannot be bought. Orders bought after the copy are not in it: the operator’s log says so at the highest level, and `redeem_order` calls their payment unknown, as it does for every order meanwhile. A person compares the store with the processor’s account, takes `ledger.anchor` away and starts settlement again; the log says so at the highest level, and the ledger keeps it (`store_accepted`). Then a repeated right code gets the processor’s first answer under the same key and the order is recorded, as long as its time to redeem goes on. Every order from before that moment that has no ending stays `payment_unknown`, whoever asks and however late: its time, the merchant and a cancel end it no more, since it may have been bought in the part that was lost; only a signed decline does. Those that were bought have to be booked by hand from the processor’s account. A store that is put in the place of one that a process has open is noticed by that process at its next write: it does nothing more until it is started again. The anchor is written a tenth of a second after the last look at the latest: a copy younger than that goes unnoticed. **Request’s**: newer proposals are gone; what was bought from them stays bought and is called unknown. **Approval’s**: newer confirmations are gone and have to be made again; a decline that settlement had not answered is gone too. Clocks: settlement’s alone is moved while a charge is unknown, and set right again: the charge is found out by the processor’s own time meanwhile, and nothing new is bought. Cuts: the line to the processor is cut before or after a charge is heard.',
  },
];
