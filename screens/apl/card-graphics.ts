/** The few pictures of the cards, as Alexa Vector Graphics: the picture of the address, and a shape for each state. */
import type { AplDocument } from './apl-document.ts';

/** The side of the square that the picture of the address stands in. */
export const QR_UNITS = 100;

const SHAPE_UNITS = 24;
const RING = 'M12,2a10,10 0 1,0 0.01,0z';
const DOT = 'M12,8a4,4 0 1,0 0.01,0z';
const DISC = 'M12,1a11,11 0 1,0 0.01,0z';
const TICK = 'M7.5,12.4l3,3l6,-6.4';

/** Waiting is a ring with a dot, done a disc with a tick: a state is known by shape and word, and not by colour alone. */
export const GRAPHICS: AplDocument = {
  qr: {
    type: 'AVG',
    version: '1.0',
    width: QR_UNITS,
    height: QR_UNITS,
    parameters: [
      { name: 'path', type: 'string', default: '' },
      { name: 'factor', type: 'number', default: 1 },
    ],
    items: [
      {
        type: 'group',
        scaleX: '${factor}',
        scaleY: '${factor}',
        items: [{ type: 'path', fill: '#000000', pathData: '${path}' }],
      },
    ],
  },
  waiting: shape([
    { type: 'path', pathData: RING, stroke: '#F0C266', strokeWidth: 2.25 },
    { type: 'path', pathData: DOT, fill: '#F0C266' },
  ]),
  done: shape([
    { type: 'path', pathData: DISC, fill: '#72D5A5' },
    { type: 'path', pathData: TICK, stroke: '#14181E', strokeWidth: 2.25 },
  ]),
};

function shape(items: readonly AplDocument[]): AplDocument {
  return { type: 'AVG', version: '1.0', width: SHAPE_UNITS, height: SHAPE_UNITS, items };
}
