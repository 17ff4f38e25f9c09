/** The screens that every document is drawn on: each of the simulator's devices once, those of one size together. */
import { aplScreenOf, type AplScreen } from '#screens/apl';
import { ECHO_SCREENS, type EchoScreen } from '../../../simulator/alexa-cloud/index.ts';

export interface NamedScreen {
  readonly name: string;
  readonly echo: EchoScreen;
}

/** The narrowest. */
export const SPOT = named('echo-spot', 'Echo Spot, 480x480, round');
/** The lowest that lies on its side. */
export const SHOW_5 = named('echo-show-5', 'Echo Show 5, 960x480');

export const SCREENS: readonly NamedScreen[] = [
  SPOT,
  SHOW_5,
  named('echo-show-8', 'Echo Show 8, 960x600'),
  named('fire-tv', 'Fire TV, 960x540'),
  named('echo-show-10', 'Echo Show 10, 1280x800'),
  named('echo-show-21', 'Echo Show 11, 15 and 21, 1920x1080'),
  named('echo-show-15-portrait', 'Echo Show 15 upright, 1080x1920'),
];

/** The one that sizes are told by. */
export const SHOW_10: EchoScreen = named('echo-show-10', '').echo;

/** As the skill reads it from the request. */
export function aplScreenOfEcho({
  mode,
  shape,
  pixelWidth,
  pixelHeight,
  dpi,
}: EchoScreen): AplScreen {
  return aplScreenOf({
    mode,
    shape,
    currentPixelWidth: pixelWidth,
    currentPixelHeight: pixelHeight,
    dpi,
  });
}

function named(device: keyof typeof ECHO_SCREENS, name: string): NamedScreen {
  const echo = ECHO_SCREENS[device];
  if (echo === null) throw new Error(`${device} has no screen`);
  return { name, echo };
}
