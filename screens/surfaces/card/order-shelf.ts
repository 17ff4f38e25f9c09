/** Keeps views in the order in which they were read, however they came: nothing older is ever laid over something newer. */
import type { OrderList, OrderView, Reading } from '#core';
import { ReadingOrder } from '../connection/reading-order.ts';

export class OrderShelf {
  private readonly lists = new ReadingOrder();
  /** Orders that were read by themselves, later than the list. */
  private readonly apart = new Map<
    string,
    { readonly reading: Reading; readonly view: OrderView }
  >();

  /** The list as it is to be shown, or undefined when a newer one is shown already. */
  takeList(list: OrderList, reading: Reading | undefined): OrderList | undefined {
    if (!this.lists.takes(reading)) return undefined;
    if (reading === undefined) return list;
    for (const [digest, { reading: own }] of this.apart) {
      if (own.run !== reading.run || own.version < reading.version) this.apart.delete(digest);
    }
    const orders = list.orders.map((order) => this.apart.get(order.digest)?.view ?? order);
    return { ...list, orders };
  }

  /** False when a newer view of this order is shown already. */
  takeOrder(view: OrderView, reading: Reading | undefined): boolean {
    if (!this.lists.enters(reading)) return false;
    if (reading === undefined) return true;
    const known = this.apart.get(view.digest)?.reading;
    const knownVersion = known?.run === reading.run ? known.version : 0;
    if (reading.version < Math.max(this.lists.newest(), knownVersion)) return false;
    this.apart.set(view.digest, { reading, view });
    return true;
  }
}
