/** Puts a document onto the device's screen, where it has one that is new enough. A device that only speaks is told everything anyway. */
import type { HandlerInput } from 'ask-sdk-core';
import { z } from 'zod';
import {
  aplScreenOf,
  declaredVersion,
  documentOf,
  type ScreenData,
  type ScreenSetting,
} from '#screens/apl';
import { APL_TEXTS, SKILL_STRINGS } from '#screens/strings';
import { localeOf } from './strings-of.ts';

/** Names our document to later directives; it is no secret. */
const DOCUMENT_TOKEN = 'hearback-screen';

const contextSchema = z.object({
  System: z.object({
    device: z.object({
      supportedInterfaces: z.object({
        'Alexa.Presentation.APL': z.object({
          runtime: z.object({ maxVersion: z.string().max(20) }),
        }),
      }),
    }),
  }),
  Viewport: z
    .object({
      mode: z.string().max(40).optional(),
      shape: z.string().max(40).optional(),
      currentPixelWidth: z.number().positive(),
      currentPixelHeight: z.number().positive().optional(),
      dpi: z.number().positive(),
    })
    .optional()
    .catch(undefined),
});

export function render(
  input: HandlerInput,
  makeData: (setting: ScreenSetting) => ScreenData,
): void {
  const context = contextSchema.safeParse(input.requestEnvelope.context);
  if (!context.success) return;
  const { Viewport: viewport, System: system } = context.data;
  const version = declaredVersion(
    system.device.supportedInterfaces['Alexa.Presentation.APL'].runtime.maxVersion,
  );
  if (version === undefined) return;
  const screen = aplScreenOf(viewport);
  const locale = localeOf(input);
  const data = makeData({ strings: SKILL_STRINGS[locale].card, texts: APL_TEXTS[locale], screen });
  input.responseBuilder.addDirective({
    type: 'Alexa.Presentation.APL.RenderDocument',
    token: DOCUMENT_TOKEN,
    document: { ...documentOf(data.kind, { version, screen }) },
    datasources: { hearback: data },
  });
}
