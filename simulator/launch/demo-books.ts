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
      office: { street: '100 Example Square', postalCode: '98104' },
      secondCard: { label: 'Mastercard ending 5100', vaultId: 'vault-mastercard-5100' },
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

interface BookParts {
  readonly customer: string;
  readonly instrumentLabel: string;
  readonly vaultId: string;
  readonly street: string;
  readonly postalCode: string;
  readonly office?: { readonly street: string; readonly postalCode: string };
  readonly secondCard?: { readonly label: string; readonly vaultId: string };
}

function makeBook(of: BookParts): DemoBook {
  const { customer, office, secondCard } = of;
  const customerId = customerIdSchema.parse(customer);
  const address = (
    name: string,
    where: { readonly label: string; readonly street: string; readonly postalCode: string },
  ): DemoBook['addresses'][number] => ({
    addressId: addressIdSchema.parse(`${customer}-${name}`),
    customerId,
    label: where.label,
    isDefault: name === 'home',
    salt: randomBytes(32).toString('base64url'),
    postal: {
      name: 'Demo Customer',
      lines: [where.street],
      city: 'Seattle',
      region: 'WA',
      postalCode: where.postalCode,
      countryCode: 'US',
    },
  });
  const card = (
    name: string,
    { label, vaultId }: { readonly label: string; readonly vaultId: string },
  ): DemoBook['instruments'][number] => ({
    instrumentId: instrumentIdSchema.parse(`${customer}-${name}`),
    customerId,
    label,
    isDefault: name === 'card',
    processorVaultId: vaultId,
  });
  return {
    customerId,
    email: `${customer}@example.test`,
    addresses: [
      address('home', { label: 'Home', ...of }),
      ...(office ? [address('office', { label: 'Office', ...office })] : []),
    ],
    instruments: [
      card('card', { label: of.instrumentLabel, vaultId: of.vaultId }),
      ...(secondCard ? [card('second-card', secondCard)] : []),
    ],
  };
}
