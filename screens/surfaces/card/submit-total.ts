/** Sends what was typed: it is refused with its reason, or waits on the other side for its verification. */
import { parseTotalAnswer } from '../../wire/answers.ts';
import { answerWords } from './answer-words.ts';
import type { CardModel } from './card-model.ts';
import { openedDigest } from './card-state.ts';
import { verify } from './verification.ts';

export async function submitTotal(model: CardModel, text: string): Promise<void> {
  const digest = openedDigest(model.state);
  if (digest === null || model.state.work !== 'none') return;
  model.change({ work: 'checking', notice: null });
  const answer = await model.parts.door.post(
    `/api/orders/${digest}/total`,
    { text, shownDigest: digest },
    parseTotalAnswer,
  );
  if (answer.kind !== 'answer') {
    model.change({ work: 'none', notice: answerWords(answer, ({ card }) => card.notSent) });
  } else if (answer.body.outcome === 'refused') {
    model.change({ work: 'none', refusal: answer.body });
  } else {
    await verify(model, { kind: 'order', digest }, answer.body);
  }
}
