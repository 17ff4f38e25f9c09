/** A caller's own way to the shop: its own loopback address, so that a bound by address counts each caller for itself. */
import type { Fetch } from '#edge';
import { openLoopbackDial } from '../../loopback-dial.ts';

/** @param caller counted from 0. RFC 5735: the whole of 127.0.0.0/8 is this machine. */
export function dialFrom(caller: number): Fetch {
  return openLoopbackDial({ localAddress: `127.0.1.${String(caller + 1)}` }).dial;
}
