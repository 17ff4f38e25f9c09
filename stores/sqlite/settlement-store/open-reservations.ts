/**
 * What was redeemed long ago and of whose payment the signed ledger tells no end: it counts still, whatever its row says by now. It is looked for in the
 * texts of pages that are not taken apart, of which there may be very many.
 */
export interface OpenReservations {
  seeIn(text: string): void;
  forgetAfter(sequence: number): void;
  /** The entries, as far as they tell what was redeemed, and no more of them afterwards. */
  take(): readonly { readonly sequence: number; readonly entry: unknown }[];
}

/** In canonical JSON the names stand in this order, and their quotes in no text. */
const ENTRY =
  /\{"at":\d+,"digest":"([0-9a-f]{64})","facts":(\{[^}]*\}),"kind":"(order_redeemed|charge_recorded)","previousHash":"[0-9a-f]{64}","sequence":(\d+)/g;
const IS_KNOWN = /"state":"(?:charged|declined_by_processor)"/;

export function createOpenReservations(): OpenReservations {
  const open = new Map<string, { readonly sequence: number; readonly text: string }>();
  return {
    seeIn(text) {
      for (const [entryText, digest = '', facts = '', kind, sequence] of text.matchAll(ENTRY)) {
        if (kind === 'charge_recorded') {
          if (IS_KNOWN.test(facts)) open.delete(digest);
        } else if (!open.has(digest)) {
          open.set(digest, { sequence: Number(sequence), text: `${entryText}}` });
        }
      }
    },
    forgetAfter(after) {
      for (const [digest, { sequence }] of open) if (sequence > after) open.delete(digest);
    },
    take() {
      const taken = [...open.values()].map(({ sequence, text }) => {
        const entry: unknown = JSON.parse(text);
        return { sequence, entry };
      });
      open.clear();
      return taken;
    },
  };
}
