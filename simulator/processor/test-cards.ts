/** Published test numbers of the card networks: no card of that kind exists. Nothing else is taken, so that nobody enters a real one. */

export interface TestCard {
  readonly number: string;
  readonly brand: 'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER';
  /** As people call it. */
  readonly name: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4012888888881881', brand: 'VISA', name: 'Visa' },
  { number: '4111111111111111', brand: 'VISA', name: 'Visa' },
  { number: '5555555555554444', brand: 'MASTERCARD', name: 'Mastercard' },
  { number: '378282246310005', brand: 'AMEX', name: 'American Express' },
  { number: '6011111111111117', brand: 'DISCOVER', name: 'Discover' },
];

/** Spaces and hyphens between the digits are how people write one. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replaceAll(/[ -]/g, '');
  return TEST_CARDS.find(({ number }) => number === digits);
}

/** Not over yet: a card is good to the end of its month. */
export function isExpiryAhead(
  expiry: { readonly year: number; readonly month: number },
  nowEpochMs: number,
): boolean {
  const { year, month } = expiry;
  const isMonth = month >= 1 && month <= 12;
  return isMonth && Date.UTC(year, month, 1) > nowEpochMs && year < 2100;
}
