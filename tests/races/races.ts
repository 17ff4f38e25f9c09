/** Every race of issue 5, with the exact set of its ends. */
import { confirmed, otherThan, type Outcome, type Race } from './race.ts';
import type { Stage } from './race-world.ts';

const BOUGHT = { ending: 'redeemed', status: 'ordered' } as const;
const STOPPED = { ending: 'declined', phones: ['stopped', 'stopped'], status: 'declined' } as const;

/** Whoever holds the code buys; whoever lost it does not. */
async function buys(stage: Stage, phone: 0 | 1): Promise<string> {
  const code = await stage.phones[phone].code(stage.order);
  if (code === null) return 'the winner shows no code';
  const answer = await stage.redeem(code, 0);
  return answer === 'ordered' ? '' : `the winner's code is answered with ${answer}`;
}

async function buysNothing(stage: Stage, code: string, answer: string): Promise<string> {
  const told = await stage.redeem(code, 1);
  return told === answer ? '' : `the lost code is answered with ${told}`;
}

const CONFIRM_AGAINST_DECLINE: Race = {
  name: 'confirm against decline',
  decidedBy: {
    'B approval store insertDecline': 'the decline was first',
    'A approval store insertConfirmation':
      'the confirmation was first, and is stopped all the same',
  },
  outcomes: [
    {
      name: 'the decline was first',
      answers: { confirm: ['declined'], decline: ['stopping', 'stopped'] },
      ...STOPPED,
    },
    {
      name: 'the confirmation was first, and is stopped all the same',
      answers: { confirm: ['confirmed'], decline: ['stopping', 'stopped'] },
      ...STOPPED,
    },
  ],
  async prepare(stage) {
    const [one, two] = stage.phones;
    return {
      runners: {
        confirm: await one.typeTotal(stage.order),
        decline: () => two.decline(stage.order),
      },
      afterwards: () => buysNothing(stage, '4821', 'declined'),
    };
  },
};

const CONFIRM_AGAINST_EXPIRY: Race = {
  name: 'confirm against expiry',
  outcomes: [
    {
      name: 'in time',
      answers: { confirm: ['confirmed'], time: ['over'] },
      ending: 'none',
      phones: ['confirmed_here', 'confirmed_elsewhere'],
      status: 'confirmed',
    },
    {
      name: 'too late',
      answers: { confirm: ['expired'], time: ['over'] },
      ending: 'none',
      phones: ['expired', 'expired'],
      status: 'expired',
    },
  ],
  async prepare(stage) {
    stage.clock.now = stage.confirmBy - 20_000;
    const confirm = await stage.phones[0].typeTotal(stage.order);
    return {
      runners: { confirm, time: () => stage.passTo(stage.confirmBy) },
      afterwards: ({ name }) =>
        name === 'in time' ? buys(stage, 0) : buysNothing(stage, '4821', 'expired'),
    };
  },
};

const CONFIRM_AGAINST_PRICE: Race = {
  name: 'confirm against a price change',
  outcomes: [
    {
      name: 'bought at the price that was agreed to',
      answers: { confirm: ['ordered'], price: ['raised'] },
      ...BOUGHT,
      phones: ['ordered', 'ordered'],
    },
    {
      name: 'the price was first',
      answers: { confirm: ['terms_changed'], price: ['raised'] },
      ending: 'cancelled',
      phones: ['changed', 'changed'],
      status: 'cancelled',
    },
  ],
  async prepare(stage) {
    const confirm = await stage.phones[0].typeTotal(stage.order);
    return {
      runners: {
        confirm: async () => {
          await confirm();
          return stage.redeem((await stage.phones[0].code(stage.order)) ?? '', 1);
        },
        price: () => stage.raisePrice(),
      },
      afterwards: async ({ name }) => {
        if (name !== 'the price was first') return '';
        const { successor } = await stage.phones[1].view(stage.order);
        return successor === null ? 'the phone shows no way to the new order' : '';
      },
    };
  },
};

const CONFIRM_AGAINST_REDEEM: Race = {
  name: 'confirm against redeem',
  decidedBy: {
    'A settlement store judgeRedemption': 'the code was first',
    'B approval store insertConfirmation': 'the new confirmation was first',
  },
  outcomes: [
    {
      name: 'the code was first',
      // A confirmation that was signed meanwhile says so; what the phone shows is what became of the order.
      answers: { confirm: ['ordered', 'confirmed'], redeem: ['ordered'] },
      ...BOUGHT,
      phones: ['ordered', 'ordered'],
    },
    {
      name: 'the new confirmation was first',
      answers: { confirm: ['confirmed'], redeem: ['code_wrong'] },
      ending: 'none',
      phones: ['confirmed_elsewhere', 'confirmed_here'],
      status: 'confirmed',
    },
  ],
  async prepare(stage) {
    const code = await confirmed(stage, 0, stage.order);
    const confirm = await stage.phones[1].typeTotal(stage.order);
    return {
      runners: { confirm, redeem: () => stage.redeem(code, 0) },
      afterwards: ({ ending }) =>
        ending === 'none' ? buys(stage, 1) : buysNothing(stage, otherThan(code), 'ordered'),
    };
  },
};

function twoPhones(name: string, winner: 0 | 1): Outcome {
  return {
    name,
    answers: { one: ['confirmed'], two: ['confirmed'] },
    ending: 'none',
    phones:
      winner === 0
        ? ['confirmed_here', 'confirmed_elsewhere']
        : ['confirmed_elsewhere', 'confirmed_here'],
    status: 'confirmed',
  };
}

const TWO_PHONES: Race = {
  name: 'two phones confirming',
  decidedBy: {
    'A approval store insertConfirmation': 'the second phone',
    'B approval store insertConfirmation': 'the first phone',
  },
  outcomes: [twoPhones('the first phone', 0), twoPhones('the second phone', 1)],
  async prepare(stage) {
    const [one, two] = stage.phones;
    return {
      runners: { one: await one.typeTotal(stage.order), two: await two.typeTotal(stage.order) },
      afterwards: ({ name }) => buys(stage, name === 'the first phone' ? 0 : 1),
    };
  },
};

const TWO_ORDERS: Race = {
  name: 'two phones confirming two orders',
  decidedBy: {
    'A approval store insertConfirmation': 'the other order',
    'B approval store insertConfirmation': 'this order',
  },
  outcomes: [
    {
      name: 'this order',
      answers: { one: ['confirmed'], two: ['confirmed'] },
      ending: 'none',
      phones: ['confirmed_here', 'confirmed_elsewhere'],
      status: 'confirmed',
    },
    {
      name: 'the other order',
      answers: { one: ['confirmed'], two: ['confirmed'] },
      ending: 'none',
      phones: ['to_confirm', 'to_confirm'],
      status: 'waiting',
    },
  ],
  async prepare(stage) {
    const [one, two] = stage.phones;
    const other = await stage.proposeAnother();
    return {
      runners: { one: await one.typeTotal(stage.order), two: await two.typeTotal(other) },
      afterwards: async ({ name }) => {
        const [mine, others] = [await one.view(stage.order), await two.view(other)];
        const [won, lost] = name === 'this order' ? [mine, others] : [others, mine];
        if (won.state !== 'confirmed_here' || won.code === null)
          return `the winner is ${won.state}`;
        if (lost.state !== 'to_confirm' || !lost.isTakenBack) {
          return `the loser is ${lost.state} and is not told that it was taken back`;
        }
        return name === 'this order' ? buys(stage, 0) : '';
      },
    };
  },
};

const DECLINE_AGAINST_REDEEM: Race = {
  name: 'decline against redeem',
  decidedBy: {
    'B approval store insertDecline': 'the decline was first',
    'A settlement store judgeRedemption': 'the code was first',
  },
  outcomes: [
    {
      name: 'the code was first',
      answers: { decline: ['stopping', 'too_late'], redeem: ['ordered'] },
      ...BOUGHT,
      phones: ['too_late', 'too_late'],
    },
    {
      name: 'the decline was first',
      answers: { decline: ['stopping', 'stopped'], redeem: ['declined'] },
      ...STOPPED,
    },
  ],
  async prepare(stage) {
    const code = await confirmed(stage, 0, stage.order);
    return {
      runners: {
        decline: () => stage.phones[1].decline(stage.order),
        redeem: () => stage.redeem(code, 0),
      },
      afterwards: ({ ending }) =>
        buysNothing(stage, code, ending === 'redeemed' ? 'ordered' : 'declined'),
    };
  },
};

const CANCEL_AGAINST_REDEEM: Race = {
  name: 'the assistant’s cancel against redeem',
  decidedBy: {
    'B settlement store endOrder': 'the cancel was first',
    'A settlement store judgeRedemption': 'the code was first',
  },
  outcomes: [
    {
      name: 'the code was first',
      answers: { cancel: ['already_ordered'], redeem: ['ordered'] },
      ...BOUGHT,
      phones: ['ordered', 'ordered'],
    },
    {
      name: 'the cancel was first',
      answers: { cancel: ['cancelled'], redeem: ['cancelled'] },
      ending: 'cancelled',
      phones: ['cancelled', 'cancelled'],
      status: 'cancelled',
    },
  ],
  async prepare(stage) {
    const code = await confirmed(stage, 0, stage.order);
    return {
      runners: { cancel: () => stage.cancel(1), redeem: () => stage.redeem(code, 0) },
      afterwards: ({ ending }) =>
        buysNothing(stage, code, ending === 'redeemed' ? 'ordered' : 'cancelled'),
    };
  },
};

const TWO_CODES: Race = {
  name: 'two redeems with different codes',
  decidedBy: {
    'A settlement store judgeRedemption': 'the right code was first',
    'B settlement store judgeRedemption': 'the wrong code was first',
  },
  outcomes: [
    {
      name: 'the right code was first',
      // Two processes ask the processor with one key; whoever cannot wait for the other hears that it is not done yet.
      answers: {
        right: ['ordered', 'payment_processing'],
        wrong: ['ordered', 'payment_processing'],
      },
      ...BOUGHT,
      phones: ['ordered', 'ordered'],
    },
    {
      name: 'the wrong code was first',
      answers: { right: ['ordered'], wrong: ['code_wrong'] },
      ...BOUGHT,
      phones: ['ordered', 'ordered'],
    },
  ],
  async prepare(stage) {
    const code = await confirmed(stage, 0, stage.order);
    return {
      runners: {
        right: () => stage.redeem(code, 0),
        wrong: () => stage.redeem(otherThan(code), 1),
      },
    };
  },
};

const CONFIRM_AGAINST_CANCEL: Race = {
  name: 'confirm against the assistant’s cancel',
  outcomes: [
    {
      name: 'cancelled',
      // As above: signed meanwhile, and worth nothing.
      answers: { confirm: ['cancelled', 'confirmed'], cancel: ['cancelled'] },
      ending: 'cancelled',
      phones: ['cancelled', 'cancelled'],
      status: 'cancelled',
    },
  ],
  async prepare(stage) {
    const confirm = await stage.phones[0].typeTotal(stage.order);
    return {
      runners: { confirm, cancel: () => stage.cancel(1) },
      afterwards: () => buysNothing(stage, '4821', 'cancelled'),
    };
  },
};

const DECLINE_AGAINST_CANCEL: Race = {
  name: 'decline against the assistant’s cancel',
  decidedBy: {
    'A settlement store endOrder': 'the decline was first',
    'B settlement store endOrder': 'the cancel was first',
  },
  outcomes: [
    {
      name: 'the decline was first',
      answers: { decline: ['stopping', 'stopped'], cancel: ['declined'] },
      ...STOPPED,
    },
    {
      name: 'the cancel was first',
      answers: { decline: ['stopping', 'stopped'], cancel: ['cancelled'] },
      ending: 'cancelled',
      phones: ['stopped', 'stopped'],
      status: 'cancelled',
    },
  ],
  async prepare(stage) {
    const code = await confirmed(stage, 0, stage.order);
    return {
      runners: {
        decline: () => stage.phones[0].decline(stage.order),
        cancel: () => stage.cancel(1),
      },
      afterwards: ({ ending }) => buysNothing(stage, code, ending),
    };
  },
};

const REDEEM_AGAINST_EXPIRY: Race = {
  name: 'redeem against expiry',
  outcomes: [
    {
      name: 'in time',
      answers: { redeem: ['ordered'], time: ['over'] },
      ...BOUGHT,
      phones: ['ordered', 'ordered'],
    },
    {
      name: 'too late',
      answers: { redeem: ['expired'], time: ['over'] },
      ending: 'expired',
      phones: ['expired', 'expired'],
      status: 'expired',
    },
  ],
  async prepare(stage) {
    const code = await confirmed(stage, 0, stage.order);
    stage.clock.now = stage.redeemBy - 1000;
    return {
      runners: { redeem: () => stage.redeem(code, 0), time: () => stage.passTo(stage.redeemBy) },
    };
  },
};

const REVOKE_AGAINST_REDEEM: Race = {
  name: 'revoking the assistant against redeem',
  decidedBy: {
    'B approval store insertClientRight': 'the revocation was first',
    'A settlement store judgeRedemption': 'the code was first',
  },
  outcomes: [
    {
      name: 'the code was first',
      answers: { revoke: ['revoked'], redeem: ['ordered'] },
      ...BOUGHT,
      phones: ['ordered', 'ordered'],
    },
    {
      name: 'the revocation was first',
      answers: { revoke: ['revoked'], redeem: ['refused'] },
      ending: 'none',
      phones: ['confirmed_here', 'confirmed_elsewhere'],
      status: 'confirmed',
    },
  ],
  async prepare(stage) {
    const code = await confirmed(stage, 0, stage.order);
    return {
      runners: { revoke: () => stage.phones[1].revoke(), redeem: () => stage.redeem(code, 0) },
      afterwards: ({ ending }) =>
        buysNothing(stage, code, ending === 'redeemed' ? 'ordered' : 'refused'),
    };
  },
};

export const RACES: readonly Race[] = [
  CONFIRM_AGAINST_DECLINE,
  CONFIRM_AGAINST_EXPIRY,
  CONFIRM_AGAINST_PRICE,
  CONFIRM_AGAINST_REDEEM,
  TWO_PHONES,
  TWO_ORDERS,
  DECLINE_AGAINST_REDEEM,
  CANCEL_AGAINST_REDEEM,
  TWO_CODES,
  CONFIRM_AGAINST_CANCEL,
  DECLINE_AGAINST_CANCEL,
  REDEEM_AGAINST_EXPIRY,
  REVOKE_AGAINST_REDEEM,
];
