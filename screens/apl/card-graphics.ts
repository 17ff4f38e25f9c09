/** The few pictures of the documents, as Alexa Vector Graphics: the picture of the address, and a shape for each tone. */
import type { AplDocument } from './apl-document.ts';

/** The side of the square that the picture of the address stands in. */
export const QR_UNITS = 100;

const SHAPE_UNITS = 24;
const RING = 'M12,2a10,10 0 1,0 0.01,0z';
const DOT = 'M12,8a4,4 0 1,0 0.01,0z';
const DISC = 'M12,1a11,11 0 1,0 0.01,0z';
const TICK = 'M7.5,12.4l3,3l6,-6.4';
const OCTAGON = 'M7.5,1.5h9l6,6v9l-6,6h-9l-6,-6v-9z';
const BAR = 'M7,12h10';

/** Waiting is a ring with a dot, done a disc with a tick, stopped an octagon with a bar: known by shape and word, not by colour alone. */
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
    { type: 'path', pathData: RING, stroke: '${ink}', strokeWidth: 2.25 },
    { type: 'path', pathData: DOT, fill: '${ink}' },
  ]),
  done: shape([
    { type: 'path', pathData: DISC, fill: '${ink}' },
    { type: 'path', pathData: TICK, stroke: '${paper}', strokeWidth: 2.25 },
  ]),
  stopped: shape([
    { type: 'path', pathData: OCTAGON, fill: '${ink}' },
    { type: 'path', pathData: BAR, stroke: '${paper}', strokeWidth: 2.5 },
  ]),
};

function shape(items: readonly AplDocument[]): AplDocument {
  return {
    type: 'AVG',
    version: '1.0',
    width: SHAPE_UNITS,
    height: SHAPE_UNITS,
    parameters: [
      { name: 'ink', type: 'color', default: '#FFFFFF' },
      { name: 'paper', type: 'color', default: '#14181E' },
    ],
    items,
  };
}
