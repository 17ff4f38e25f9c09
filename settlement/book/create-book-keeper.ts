/** Settlement's work on signed account records: found by reading, taken once, told of by letter. */
import type { SettlementPorts } from '../settlement-context.ts';
import { createLetterDelivery } from './letter-delivery.ts';
import { createRecordWork } from './record-work.ts';
import type { BookPorts } from './take-record.ts';

export interface BookKeeper {
  /** Begins to look for records, and sends the letters that an earlier process left. */
  start(): void;
  /** There may be letters to send. */
  deliverLetters(): void;
  /** As {@link RecordWork.settled}. */
  settled(): Promise<void>;
  stop(): void;
}

export function createBookKeeper(ports: SettlementPorts & BookPorts): BookKeeper {
  const letters = createLetterDelivery(ports);
  const records = createRecordWork(ports, () => {
    letters.deliver();
  });
  return {
    start() {
      letters.deliver();
      records.start();
    },
    deliverLetters() {
      letters.deliver();
    },
    settled: () => records.settled(),
    stop() {
      records.stop();
      letters.stop();
    },
  };
}
