import type { DayMove, DayOrder, DayStage } from "#features/orders/contract/seller-day.ts";
import type { SellerOrderLine } from "#features/orders/contract/seller-orders.ts";

/** What is typed for a step: batches, carrier and numbers, by the names of their fields. */
export type DayDraft = Readonly<Record<string, string>>;

const said = (draft: DayDraft, field: string): string => draft[field]?.trim() ?? "";

/** The lines of several orders, each pack once. */
export function packsOf(orders: readonly DayOrder[]): SellerOrderLine[] {
  return [...new Map(orders.flatMap(({ lines }) => lines).map((line) => [line.listingId, line])).values()];
}

/** Whether every pack has a batch already, so that packing needs nothing more. */
export function isPackable(order: DayOrder): boolean {
  return order.lines.every(({ batchNumber }) => batchNumber !== null);
}

/** The batches that are proposed, as the fields show them. */
export function proposedDraft(orders: readonly DayOrder[]): DayDraft {
  return Object.fromEntries(
    packsOf(orders).flatMap(({ listingId, batchNumber, expiresOn }) => [
      [`batchNumber.${listingId}`, batchNumber ?? ""],
      [`expiresOn.${listingId}`, expiresOn ?? ""],
    ]),
  );
}

/** Packs orders with the batches of a draft. */
export function packMove(orders: readonly DayOrder[], draft: DayDraft): DayMove {
  return {
    action: "PACK",
    orders: orders.map(({ orderId, lines }) => ({
      orderId,
      batches: lines.map(({ listingId }) => ({
        listingId,
        batchNumber: said(draft, `batchNumber.${listingId}`),
        expiresOn: said(draft, `expiresOn.${listingId}`) || null,
      })),
    })),
  };
}

/** Hands orders over to one carrier; an order without a number of its own gets the one for all. */
export function handOverMove(orders: readonly DayOrder[], draft: DayDraft): DayMove {
  return {
    action: "DISPATCH",
    carrier: said(draft, "carrier"),
    orders: orders.map(({ orderId }) => ({ orderId, trackingNumber: numberOf(draft, orderId) })),
  };
}

/** The number under which an order travels. */
export function numberOf(draft: DayDraft, orderId: string): string {
  return said(draft, `trackingNumber.${orderId}`) || said(draft, "numberForAll");
}

/** Fields of a packing draft that lack a batch or a day after `today`; tools have no expiry day. */
export function packingFaults(
  orders: readonly DayOrder[],
  draft: DayDraft,
  today: string,
): ReadonlyMap<string, "batchMissing" | "expiryWrong"> {
  const faults = new Map<string, "batchMissing" | "expiryWrong">();
  for (const { listingId, bed } of packsOf(orders)) {
    if (said(draft, `batchNumber.${listingId}`) === "")
      faults.set(`batchNumber.${listingId}`, "batchMissing");
    const expiresOn = said(draft, `expiresOn.${listingId}`);
    if (bed !== "tool" && expiresOn <= today) faults.set(`expiresOn.${listingId}`, "expiryWrong");
  }
  return faults;
}

/** The move that a press on a stage's button makes at once; null: it asks for something first. */
export function moveAtOnce(stage: DayStage, orders: readonly DayOrder[]): DayMove | null {
  if (stage === "accept") return { action: "ACCEPT", orders: orders.map(({ orderId }) => ({ orderId })) };
  if (stage === "pack" && orders.every(isPackable)) return packEach(orders);
  return null;
}

/** Packs each order with the batches that stand on its own tile. */
function packEach(orders: readonly DayOrder[]): DayMove {
  return {
    action: "PACK",
    orders: orders.map(({ orderId, lines }) => ({
      orderId,
      batches: lines.map(({ listingId, batchNumber, expiresOn }) => ({
        listingId,
        batchNumber: batchNumber ?? "",
        expiresOn,
      })),
    })),
  };
}
