/** Every locale in which the skill is offered, in the order of the speech locales. */
import type { LocaleSource } from './locale-source.ts';
import { DE_DE } from './locales/de-de.ts';
import { EN_CA } from './locales/en-ca.ts';
import { EN_GB } from './locales/en-gb.ts';
import { EN_US } from './locales/en-us.ts';
import { ES_ES } from './locales/es-es.ts';
import { ES_US } from './locales/es-us.ts';
import { FR_FR } from './locales/fr-fr.ts';
import { HI_IN } from './locales/hi-in.ts';
import { IT_IT } from './locales/it-it.ts';
import { JA_JP } from './locales/ja-jp.ts';
import { PT_BR } from './locales/pt-br.ts';

export const LOCALES: readonly LocaleSource[] = [
  EN_US,
  EN_GB,
  EN_CA,
  ES_US,
  ES_ES,
  DE_DE,
  FR_FR,
  IT_IT,
  PT_BR,
  JA_JP,
  HI_IN,
];
