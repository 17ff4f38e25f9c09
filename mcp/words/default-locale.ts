/** The language of a customer of whom nothing else is known: neither a call nor an order names one. */
import type { Locale } from '#core';

export const DEFAULT_LOCALE: Locale = 'en-US';
