/** The address and instrument books of the demo customers: nobody lives there, and no card of that kind exists. */
import { randomBytes } from 'node:crypto';
import {
  addressIdSchema,
  customerIdSchema,
  instrumentIdSchema,
  type CustomerBook,
  type CustomerId,
} from '#core';

export type DemoBook = CustomerBook & { readonly customerId: CustomerId };

export function makeDemoBooks(): readonly DemoBook[] {
  return [
    makeBook({
      customer: 'customer-1',
      instrumentLabel: 'Visa ending 4242',
      vaultId: 'vault-visa-4242',
      street: '1 Example Street',
      postalCode: '98101',
    }),
    makeBook({
      customer: 'customer-2',
      instrumentLabel: 'Mastercard ending 4444',
      vaultId: 'vault-mastercard-4444',
      street: '2 Example Street',
      postalCode: '98102',
    }),
  ];
}

function makeBook(of: {
  readonly customer: string;
  readonly instrumentLabel: string;
  readonly vaultId: string;
  readonly street: string;
  readonly postalCode: string;
}): DemoBook {
  const customerId = customerIdSchema.parse(of.customer);
  return {
    customerId,
    email: `${of.customer}@example.test`,
    addresses: [
      {
        addressId: addressIdSchema.parse(`${of.customer}-home`),
        customerId,
        label: 'Home',
        isDefault: true,
        salt: randomBytes(32).toString('base64url'),
        postal: {
          name: 'Demo Customer',
          lines: [of.street],
          city: 'Seattle',
          region: 'WA',
          postalCode: of.postalCode,
          countryCode: 'US',
        },
      },
    ],
    instruments: [
      {
        instrumentId: instrumentIdSchema.parse(`${of.customer}-card`),
        customerId,
        label: of.instrumentLabel,
        isDefault: true,
        processorVaultId: of.vaultId,
      },
    ],
  };
}
