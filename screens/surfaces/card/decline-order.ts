/** Says no: to the opened order alone, or to whoever asked for it. */
import { parseOrderView } from '../../wire/order-view.ts';
import { answerWords } from './answer-words.ts';
import type { CardModel } from './card-model.ts';
import { openedDigest, type Words } from './card-state.ts';

/** @param keepsClient false for "this wasn't me": whoever asked may ask no more. */
export async function declineOrder(
  model: CardModel,
  { keepsClient }: { readonly keepsClient: boolean },
): Promise<void> {
  const digest = openedDigest(model.state);
  if (digest === null || model.state.work !== 'none') return;
  model.change({ work: 'stopping', notice: null });
  const body = keepsClient ? { keepsClient } : {};
  const path = `/api/orders/${digest}/decline`;
  const answer = await model.parts.door.post(path, body, parseOrderView);
  if (answer.kind === 'answer') {
    const { clientName } = answer.body.requester;
    model.showOrder(answer.body, answer.reading);
    model.change({ isNotMeAsked: false, notice: keepsClient ? null : clientStopped(clientName) });
  } else {
    model.change({ notice: answerWords(answer, ({ card }) => card.declineNotSent) });
  }
  model.change({ work: 'none' });
  await model.refresh();
}

function clientStopped(clientName: string): Words {
  return ({ confirm }) => `${confirm.notMeDone(clientName)} ${confirm.notMeAgain}`;
}
