import { inTransaction } from "#engine/server/data/transaction.ts";
import { movement, postJournal } from "#features/ledger/server";
import { deliveryPath, movesOf, type OrderState } from "#features/orders/contract/order-states.ts";
import type { Shipment } from "#features/orders/contract/orders.ts";
import { advanceOrder } from "#features/orders/server";
import type { TestApp } from "../process/app.ts";

/** A parcel as a seller names it at dispatch. */
export const aParcel: Shipment = {
  carrier: "Speed Post",
  trackingNumber: "EA123456789IN",
  trackingUrl: "https://example.org/track",
};

export interface OrderMoves {
  readonly orderId: string;
  readonly last: OrderState;
  readonly minutesEach: number;
  readonly shipment?: Shipment;
}

/** Moves an order on as its seller does, some minutes for each move. @throws Error when a move is refused. */
export async function moveOnTo(
  { platform, clock }: TestApp,
  { orderId, last, minutesEach, shipment = aParcel }: OrderMoves,
): Promise<void> {
  const actor = { actorKind: "seller", actorProfileId: null } as const;
  let from: OrderState = "ORD_PLACED";
  for (const action of deliveryPath) {
    clock.set(new Date(clock.now().getTime() + minutesEach * 60_000));
    const outcome = await advanceOrder(platform, { orderId, from, action, shipment, ...actor });
    if (outcome !== "moved") throw new Error(`${action} of ${orderId} was refused`);
    from = movesOf(from, "seller").find((move) => move.action === action)?.to ?? last;
    if (from === last) return;
  }
}

/** Pays a part of an order: its balance goes down by this amount. */
export async function payPart({ platform }: TestApp, orderId: string, amountInPaise: number): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    const { buyer_profile_id, seller_id } = await transaction
      .selectFrom("orders")
      .select(["buyer_profile_id", "seller_id"])
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    const set = { effectKey: `part-paid:${orderId}`, kind: "part-paid", orderId };
    const owed = { account: "buyer-receivable", partyId: buyer_profile_id } as const;
    const kept = { account: "cash-with-seller", partyId: seller_id } as const;
    await postJournal(platform, transaction, [movement(set, amountInPaise, owed, kept)]);
  });
}
