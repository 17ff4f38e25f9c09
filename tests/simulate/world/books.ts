/** Two customers with a book each. */
import {
  addressIdSchema,
  customerIdSchema,
  instrumentIdSchema,
  type CustomerBook,
  type CustomerId,
} from '#core';

export const CUSTOMERS: readonly [CustomerId, CustomerId] = [
  customerIdSchema.parse('customer-1'),
  customerIdSchema.parse('customer-2'),
];

export const BOOKS = CUSTOMERS.map(bookOf);

function bookOf(customerId: CustomerId): CustomerBook & { readonly customerId: CustomerId } {
  return {
    customerId,
    email: `${customerId}@example.test`,
    addresses: [
      {
        addressId: addressIdSchema.parse(`${customerId}-home`),
        customerId,
        label: 'Home',
        isDefault: true,
        salt: Buffer.alloc(32, customerId).toString('base64url'),
        postal: {
          name: 'Demo Customer',
          lines: ['1 Example Street'],
          city: 'Seattle',
          region: 'WA',
          postalCode: '98101',
          countryCode: 'US',
        },
      },
    ],
    instruments: [
      {
        instrumentId: instrumentIdSchema.parse(`${customerId}-card`),
        customerId,
        label: 'Visa ending 4242',
        isDefault: true,
        processorVaultId: `vault-${customerId}`,
      },
    ],
  };
}
