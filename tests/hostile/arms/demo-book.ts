/** What the demo customers have in their books: where things go and what they pay with. */
import { z } from 'zod';
import type { RunningShop } from '../../e2e/running-shop.ts';
import { CaseBroken } from './arm.ts';

const bookSchema = z.looseObject({
  customerId: z.string(),
  addresses: z
    .array(
      z.looseObject({
        addressId: z.string(),
        label: z.string(),
        postal: z.looseObject({
          city: z.string(),
          region: z.string(),
          postalCode: z.string(),
          countryCode: z.string(),
        }),
      }),
    )
    .min(1),
  instruments: z
    .array(
      z.looseObject({ instrumentId: z.string(), label: z.string(), processorVaultId: z.string() }),
    )
    .min(1),
});

export interface DemoBook {
  readonly addressId: string;
  readonly addressLabel: string;
  readonly destination: {
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
    readonly countryCode: string;
  };
  readonly instrumentId: string;
  readonly instrumentLabel: string;
  readonly vaultId: string;
}

export function readDemoBook(shop: RunningShop, customerId: string): DemoBook {
  const books = z.array(bookSchema).parse(JSON.parse(shop.read('settlement', 'demo-books.json')));
  const book = books.find((candidate) => candidate.customerId === customerId);
  const [address] = book?.addresses ?? [];
  const [instrument] = book?.instruments ?? [];
  if (address === undefined || instrument === undefined) {
    throw new CaseBroken(`${customerId} has no book`);
  }
  const { city, region, postalCode, countryCode } = address.postal;
  return {
    addressId: address.addressId,
    addressLabel: address.label,
    destination: { city, region, postalCode, countryCode },
    instrumentId: instrument.instrumentId,
    instrumentLabel: instrument.label,
    vaultId: instrument.processorVaultId,
  };
}
