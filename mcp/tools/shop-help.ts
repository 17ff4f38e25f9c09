/** `shop_help`: what can be done here, and how buying works. */
import { z } from 'zod';
import { amountFreeText, speakableText, type Locale } from '#core';
import type { RequestSide } from '../request-side.ts';
import { shopWordsOf } from '../words/shop-words-of.ts';
import { localeInput } from './locale-input.ts';
import { makeTool, READING_MARKS, type Tool, type ToolAnswer } from './tool.ts';

export function shopHelpTool(side: RequestSide): Tool {
  const tellHelp = (locale: Locale): Promise<ToolAnswer> => {
    const { help } = shopWordsOf(locale);
    const { name } = side.shop;
    return Promise.resolve({
      words: {
        text: help(amountFreeText(name, locale)),
        spoken: help(speakableText(name, locale)),
      },
      structured: {},
      isRefused: false,
    });
  };
  return makeTool(side, {
    name: 'shop_help',
    title: 'How this shop works',
    description:
      'Says what the customer can do here and how an order is confirmed. Call it for "what can you do", "help", "how does this work", "how do I buy something". Returns a short answer to say.',
    input: z.strictObject({ locale: localeInput }),
    output: z.strictObject({}),
    marks: READING_MARKS,
    run: (_input, { locale }) => tellHelp(locale),
    runForGuest: (_input, locale) => tellHelp(locale),
  });
}
