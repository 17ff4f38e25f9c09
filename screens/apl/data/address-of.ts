/** Where an order is confirmed, in words and as a picture. */
import { QR_UNITS } from '../card-graphics.ts';
import { qrPath } from '../qr-path.ts';
import type { AddressData } from './screen-data.ts';
import type { ScreenSetting } from './screen-setting.ts';

export function addressOf(
  cardUrl: string,
  instruction: string,
  { texts }: ScreenSetting,
): AddressData {
  const qr = qrPath(cardUrl);
  return {
    instruction,
    cardAddress: cardUrl,
    cardHost: new URL(cardUrl).host,
    qrPath: qr.path,
    qrScale: QR_UNITS / qr.size,
    readBack: texts.readBack,
  };
}
