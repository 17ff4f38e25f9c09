/** The processor, whose answer to the next charge can get lost or come late, without anybody waiting for it in real time. */
import type { ChargeAnswer, Processor } from '#core';
import type { ManualTimers } from '../../settlement/manual-timers.ts';

export interface SulkyProcessor extends Processor {
  /** `lost`: the money moves and nobody hears of it. `late`: it moves, and the answer comes when {@link answerNow} is called. */
  next: 'answers' | 'lost' | 'late';
  /** What is late comes now. */
  answerNow(): void;
}

/** How long the skill waits for a payment. */
const SKILL_WAITS_MS = 5000;

export function createSulkyProcessor(processor: Processor, timers: ManualTimers): SulkyProcessor {
  const late: (() => void)[] = [];
  return {
    next: 'answers',
    tellTime: (of) => processor.tellTime(of),
    compose: (request) => processor.compose(request),
    async charge(request, body) {
      const how = this.next;
      this.next = 'answers';
      const answer = await processor.charge(request, body);
      if (how === 'lost') return { outcome: 'unknown' };
      if (how === 'answers') return answer;
      return new Promise<ChargeAnswer>((resolve) => {
        late.push(() => {
          resolve(answer);
        });
        // Whoever waits for it has waited long enough.
        setImmediate(() => {
          timers.fire(SKILL_WAITS_MS);
        });
      });
    },
    answerNow() {
      for (const answer of late.splice(0)) answer();
    },
  };
}
