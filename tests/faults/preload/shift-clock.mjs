// Loaded before a side's own program (`node --import`): the clock of this process alone is off by what the test's file says, at any moment.
import { existsSync, readFileSync } from 'node:fs';

const FILE = process.env.HEARBACK_CLOCK;
const RealDate = Date;
const realNow = Date.now.bind(Date);
let readAt = 0;
let offsetMs = 0;

function now() {
  const real = realNow();
  if (real - readAt > 20) {
    readAt = real;
    offsetMs = existsSync(FILE) ? Number(readFileSync(FILE, 'utf8')) : 0;
  }
  return real + offsetMs;
}

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }
  static now() {
    return now();
  }
};
