/** The scripted customer at her phone: she confirms only what is exactly as she wishes. */
import { decimalText, showableText, writeAmount } from '#core';
import type { Phone } from '../../e2e/running-shop.ts';
import { CaseBroken } from './arm.ts';
import type { DemoBook } from './demo-book.ts';
import type { Quote } from './stand-ins.ts';

export interface ToConfirm {
  readonly digest: string;
  /** What the merchant itself asks for what she wishes. */
  readonly quote: Quote;
  readonly book: DemoBook;
}

/** @returns the four digits that the phone shows after she typed the total and signed in again. */
export async function confirmOnPhone(phone: Phone, to: ToConfirm): Promise<string> {
  const { digest, quote, book } = to;
  await untilShown(phone, digest);
  const order = await phone.findOrder(digest);
  const total = { amountMinor: quote.totalMinor, currency: quote.currency };
  const [wished] = quote.lines;
  const [line] = order.lines;
  const asWished = {
    lines: order.lines.length === 1,
    title: line?.title === showableText(wished?.title ?? '', 'en-US'),
    quantity: line?.quantity === wished?.quantity,
    total: order.total === writeAmount(total, 'en-US'),
    instrument: order.instrument === book.instrumentLabel,
    address: order.delivery.startsWith(`${book.addressLabel}: `),
  };
  const differing = Object.entries(asWished).flatMap(([part, isSame]) => (isSame ? [] : [part]));
  if (differing.length > 0) {
    throw new CaseBroken(`the phone shows not what the customer wishes: ${differing.join(', ')}`);
  }
  const typed = await phone.typeTotal(digest, decimalText(total));
  if (typed.outcome === 'refused') throw new CaseBroken(`the total was refused: ${typed.message}`);
  const verified = await phone.verify(typed.signIn.authorizationUrl);
  if (verified.outcome !== 'confirmed') throw new CaseBroken('the sign-in did not confirm');
  const { code } = await phone.findOrder(digest);
  if (code === null) throw new CaseBroken('the phone shows no code');
  return code;
}

async function untilShown(phone: Phone, digest: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await phone.send('GET', `/api/orders/${digest}`);
    if (response.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new CaseBroken('the phone does not show the order');
}
