/** The skill package as it stands in the folder, and what its sources make. */
import { readdirSync, readFileSync } from 'node:fs';
import type { SpeechLocale } from '#core';
import {
  createDeviceLanguages,
  parseInteractionModel,
  readInvocation,
} from '../../../simulator/alexa-cloud/index.ts';
import { productSlots } from '../../../simulator/merchant/product-slots.ts';
import type { LintedModel } from '../../../skill-package/lint/linted-model.ts';
import { LOCALES } from '../../../skill-package/source/locales.ts';
import { makeModel } from '../../../skill-package/source/make-model.ts';

const PACKAGE = new URL('../../../skill-package/', import.meta.url);
const MODELS = 'interactionModels/custom';

export function readPackageFile(path: string): string {
  return readFileSync(new URL(path, PACKAGE), 'utf8');
}

export function modelFileNames(): readonly string[] {
  return readdirSync(new URL(MODELS, PACKAGE)).sort();
}

export const deviceLanguageOf = createDeviceLanguages((locale) =>
  parseInteractionModel(JSON.parse(readPackageFile(`${MODELS}/${locale}.json`))),
);

/** The model of a locale, made anew, so that a test may spoil its own. */
export function madeModel(locale: SpeechLocale): LintedModel {
  const source = LOCALES.find((each) => each.locale === locale);
  if (source === undefined) throw new Error(`no source for ${locale}`);
  const { interactionModel } = makeModel({ ...source, products: productSlots() });
  return { locale, model: interactionModel.languageModel };
}

/** What words mean to the skill: an intent's name, or `LaunchRequest`; undefined where they do not call it. */
export function routeOf(locale: SpeechLocale, words: string): string | undefined {
  const { invocationName, match } = deviceLanguageOf(locale);
  const invocation = readInvocation(words, invocationName, locale);
  if (invocation.kind === 'bare') return undefined;
  return invocation.kind === 'open' ? 'LaunchRequest' : match(invocation.utterance).name;
}
