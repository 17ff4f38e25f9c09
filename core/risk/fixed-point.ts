/** Logarithms and roots in whole numbers: the same to the last bit in every engine, which `Math.log2` does not promise (ECMA-262, 21.3.2). */

const MANTISSA_BITS = 20;
const ONE = 2 ** MANTISSA_BITS;

/** The binary logarithm in 1,024ths, rounded down; 0 for everything up to 1. */
export function log2In1024ths(value: number): number {
  if (!(value > 1)) return 0;
  let exponent = 0;
  let mantissa = value;
  while (mantissa >= 2) {
    mantissa /= 2;
    exponent += 1;
  }
  // From here on whole numbers: the mantissa in 2^20ths, its square stays below 2^42.
  let scaled = Math.floor(mantissa * ONE);
  let log = exponent;
  for (let bit = 0; bit < 10; bit += 1) {
    scaled = Math.floor((scaled * scaled) / ONE);
    log *= 2;
    if (scaled >= 2 * ONE) {
      scaled = Math.floor(scaled / 2);
      log += 1;
    }
  }
  return log;
}

/** The whole root, rounded down, of a whole number below 2^52. */
export function wholeRoot(value: number): number {
  let root = Math.floor(Math.sqrt(value));
  while (root * root > value) root -= 1;
  while ((root + 1) * (root + 1) <= value) root += 1;
  return root;
}
