/** `redeem_order`: hands the customer's spoken code to settlement. The code is passed on and kept nowhere. */
import { z } from 'zod';
import { orderDigestSchema, readSpokenCode, REDEEM_OUTCOMES, type Locale } from '#core';
import { describeOrder, describeReceipt } from '../orders/describe-order.ts';
import { orderShape, receiptShape } from '../orders/order-shape.ts';
import { findLocaleOfOrder } from '../orders/find-order.ts';
import type { ProposalAnswer } from '../orders/propose-order.ts';
import { redeemOrder, type Redeemed } from '../orders/redeem-order.ts';
import type { RequestSide } from '../request-side.ts';
import { changedWords, proposalRefusedWords } from '../words/proposal-words.ts';
import { isRedeemRefused, redeemWords } from '../words/redeem-words.ts';
import { shopWordsOf } from '../words/shop-words-of.ts';
import { joinWords, plainWords, type Words } from '../words/words.ts';
import { localeOfOrderInput } from './locale-input.ts';
import { makeTool, refusal, type Call, type Tool, type ToolAnswer } from './tool.ts';

export function redeemOrderTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'redeem_order',
    title: 'Place a confirmed order',
    description:
      'Places an order that the customer has confirmed on the phone. Call it only when the customer has said the four-digit code that the phone shows; a yes is no code, and a code is never to be guessed. Calling it again cannot charge twice. An order is done only when the outcome is "ordered".',
    input: z.strictObject({
      digest: orderDigestSchema.describe('Of the order, as its preview gave it.'),
      redemption_token: z.string().max(200).describe('Of the order, as its preview gave it.'),
      code: z.string().max(60).describe('The four digits as the customer said them.'),
      wait_ms: z
        .int()
        .min(0)
        .max(5000)
        .optional()
        .describe('How long the caller can wait for the payment; a moment when left out.'),
      locale: localeOfOrderInput,
    }),
    output: z.strictObject({
      outcome: z.enum(['code_unclear', ...REDEEM_OUTCOMES]),
      tries_left: z.int().optional(),
      receipt: receiptShape.optional(),
      new_order: orderShape.optional().describe('The order as it is now, when it has changed.'),
    }),
    marks: {
      readOnlyHint: false,
      destructiveHint: true,
      // The right code again changes nothing; a wrong one again uses up another try.
      idempotentHint: false,
      openWorldHint: false,
    },
    localeOf: ({ digest }, caller) => findLocaleOfOrder(side, caller, digest),
    async run(input, call) {
      const { caller, locale } = call;
      const code = readSpokenCode(input.code, locale);
      if (code.outcome === 'unclear') return unclearCode(locale);
      const redeemed = await redeemOrder(side, caller, {
        locale,
        digest: input.digest,
        token: input.redemption_token,
        code: code.code,
        waitMs: input.wait_ms ?? side.redeemWaitMs,
      });
      return describeRedeemed(side, call, redeemed);
    },
  });
}

/** What is not clearly four digits is not sent to be judged, and is no try. */
function unclearCode(locale: Locale): ToolAnswer {
  const { codeUnclear } = shopWordsOf(locale).redeem;
  return refusal(plainWords(codeUnclear), { outcome: 'code_unclear' });
}

function describeRedeemed(
  side: RequestSide,
  { caller, locale }: Call,
  { answer, newProposal }: Redeemed,
): ToolAnswer {
  const isProposed = newProposal?.outcome === 'proposed';
  return {
    words: newProposal
      ? joinWords(locale, redeemWords(answer, locale), newProposalWords(newProposal, locale))
      : redeemWords(answer, locale),
    structured: {
      outcome: answer.outcome,
      ...(answer.outcome === 'code_wrong' ? { tries_left: answer.triesLeft } : {}),
      ...(answer.outcome === 'ordered' ? { receipt: describeReceipt(answer.receipt) } : {}),
      ...(isProposed
        ? {
            new_order: describeOrder(side, caller, {
              dryRun: newProposal.dryRun,
              standing: { state: newProposal.state, triesLeft: null, receipt: null },
            }),
          }
        : {}),
    },
    isRefused: isRedeemRefused(answer.outcome),
  };
}

function newProposalWords(proposal: ProposalAnswer, locale: Locale): Words {
  return proposal.outcome === 'refused'
    ? proposalRefusedWords(proposal.reason, locale)
    : changedWords(proposal.dryRun);
}
