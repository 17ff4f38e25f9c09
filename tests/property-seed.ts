/**
 * One seed for every property test, so that `npm test` says the same of the same tree each time. Another seed, and with it other cases,
 * comes from `HEARBACK_SEED`; the deep tests draw a new one a day.
 */
import fc from 'fast-check';

const SEED_OF_NPM_TEST = 20_261_130;
const chosen = process.env['HEARBACK_SEED'];

if (chosen !== undefined && !/^-?\d{1,9}$/.test(chosen)) {
  throw new TypeError(`HEARBACK_SEED is a whole number of at most nine digits, not ${chosen}.`);
}
fc.configureGlobal({ seed: chosen === undefined ? SEED_OF_NPM_TEST : Number(chosen) });
