import { firstFault, type Invariant } from './invariant.ts';

export const declineComesFirst: Invariant = {
  name: 'decline comes first',
  number: 3,
  says: 'an order that the customer has declined before it was redeemed is never redeemed',
  begin: () => (moment) =>
    firstFault(moment.newEndings, ({ kind, digest }) =>
      kind === 'redeemed' && moment.before.declines.has(digest)
        ? 'an order was redeemed that its customer had declined'
        : undefined,
    ),
};
