/** `shop_help`: what can be done here, and how buying works. */
import { z } from 'zod';
import { showableText } from '#core';
import type { RequestSide } from '../request-side.ts';
import { plainWords } from '../words/words.ts';
import { makeTool, READING_MARKS, type Tool } from './tool.ts';

export function shopHelpTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'shop_help',
    title: 'How this shop works',
    description:
      'Says what the customer can do here and how an order is confirmed. Call it when the customer asks what you can do or how buying works.',
    input: z.strictObject({}),
    output: z.strictObject({}),
    marks: READING_MARKS,
    run: () =>
      Promise.resolve({
        words: plainWords(
          `You can order from ${showableText(side.shop.name, 'en-US')}. Ask for something, and I read the order back with its exact total. Nothing is bought by that. You open the order on your phone and type the total; the phone then shows four digits. Say them, and the order is placed. You can also ask how your order is, or cancel it.`,
        ),
        structured: {},
        isRefused: false,
      }),
  });
}
