/** What every document's data is made for: the words of the request's locale, and the screen. */
import type { AplTexts, CardStrings } from '#screens/strings';
import type { AplScreen } from '../screen/apl-screen.ts';

export interface ScreenSetting {
  readonly strings: CardStrings;
  readonly texts: AplTexts;
  readonly screen: AplScreen;
}
