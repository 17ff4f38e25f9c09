/** What the customer agreed to, held against a book in which each part differs alone; the store's own seals have their own tests. */
import { describe, expect, it } from 'vitest';
import {
  addressIdSchema,
  commitAddress,
  customerIdSchema,
  instrumentIdSchema,
  orderTermsSchema,
  type BookAddress,
  type BookInstrument,
} from '#core';
import { nodeHash } from '#stores';
import {
  findAgreedAddress,
  findAgreedInstrument,
} from '../../../settlement/vault/find-agreed-entries.ts';
import { plainTermsInput } from '../../core/order/arbitrary-terms.ts';

const customerId = customerIdSchema.parse('customer-1');
const otherCustomer = customerIdSchema.parse('customer-2');

const address: BookAddress = {
  addressId: addressIdSchema.parse('home'),
  customerId,
  label: 'Home',
  isDefault: true,
  salt: 'A'.repeat(43),
  postal: {
    name: 'A Customer',
    lines: ['12 Harbor Street'],
    city: 'Seattle',
    region: 'WA',
    postalCode: '98101',
    countryCode: 'US',
  },
};
const instrument: BookInstrument = {
  instrumentId: instrumentIdSchema.parse('visa'),
  customerId,
  label: 'Visa ending 4242',
  isDefault: true,
  processorVaultId: 'vault-1',
};
const terms = orderTermsSchema.parse({
  ...plainTermsInput(),
  address: { id: 'home', label: 'Home', commitment: commitAddress(address, nodeHash) },
});

function addressIn(change: Partial<BookAddress>): BookAddress | undefined {
  const changed = { ...address, ...change };
  return findAgreedAddress(
    { addresses: [changed], instruments: [], email: 'a@shop.example' },
    terms,
    nodeHash,
  );
}

function instrumentIn(change: Partial<BookInstrument>): BookInstrument | undefined {
  const changed = { ...instrument, ...change };
  return findAgreedInstrument(
    { addresses: [], instruments: [changed], email: 'a@shop.example' },
    terms,
  );
}

describe('the agreed address [REQ-VAULT-CHECKED]', () => {
  it('is the one in the book when everything is as agreed, default or not', () => {
    expect(addressIn({})).toEqual(address);
    expect(addressIn({ isDefault: false })).toMatchObject({ label: 'Home' });
  });

  const changes: readonly (readonly [string, Partial<BookAddress>])[] = [
    ['another id', { addressId: addressIdSchema.parse('work') }],
    ['another customer', { customerId: otherCustomer }],
    ['another label', { label: 'Work' }],
    ['another salt', { salt: 'B'.repeat(43) }],
    ['another name', { postal: { ...address.postal, name: 'Another Customer' } }],
    ['another street', { postal: { ...address.postal, lines: ['13 Harbor Street'] } }],
    ['another city', { postal: { ...address.postal, city: 'Tacoma' } }],
  ];
  it.each(changes)('is not there when the book has %s', (_name, change) => {
    expect(addressIn(change)).toBeUndefined();
  });

  it('is not there without a book', () => {
    expect(findAgreedAddress(undefined, terms, nodeHash)).toBeUndefined();
  });
});

describe('the agreed instrument [REQ-VAULT-CHECKED]', () => {
  it('is the one in the book when everything is as agreed, default or not', () => {
    expect(instrumentIn({})).toEqual(instrument);
    expect(instrumentIn({ isDefault: false })).toMatchObject({ label: 'Visa ending 4242' });
  });

  const changes: readonly (readonly [string, Partial<BookInstrument>])[] = [
    ['another id', { instrumentId: instrumentIdSchema.parse('amex') }],
    ['another customer', { customerId: otherCustomer }],
    ['another label', { label: 'Visa ending 1111' }],
  ];
  it.each(changes)('is not there when the book has %s', (_name, change) => {
    expect(instrumentIn(change)).toBeUndefined();
  });

  it('is not there without a book', () => {
    expect(findAgreedInstrument(undefined, terms)).toBeUndefined();
  });
});
