import { firstFault, type Invariant } from './invariant.ts';

export const strangersLearnNothing: Invariant = {
  name: 'strangers learn nothing',
  number: 11,
  says: "whoever asks about another's order is told what is told about one that does not exist",
  begin: () => (moment) =>
    firstFault(moment.newTold, ({ by, about, digest, customerId, clientId, outcome }) => {
      const terms = moment.now.dryRuns.get(digest)?.terms;
      if (!terms) return undefined;
      const isOwn =
        terms.customerId === customerId && (clientId === null || terms.clientId === clientId);
      if (isOwn) return undefined;
      const isNothing =
        about !== 'status' && about !== 'view' && ['refused', 'unavailable'].includes(outcome);
      // The request side itself calls a redeem that was lost twice unknown, whosever it is.
      if (isNothing || (by === 'request' && outcome === 'payment_unknown')) return undefined;
      return `a stranger was told ${outcome}`;
    }),
};
