import { firstFault, type Invariant } from './invariant.ts';

export const oneCaptureAnOrder: Invariant = {
  name: 'one capture an order',
  number: 3,
  says: 'the processor captures at most once for an order',
  begin: () => {
    const captured = new Set<string>();
    return ({ newCaptures }) =>
      firstFault(newCaptures, ({ request }) => {
        if (captured.has(request.reference)) return 'an order was charged twice';
        captured.add(request.reference);
        return undefined;
      });
  },
};
