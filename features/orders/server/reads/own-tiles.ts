import type { OrderTile } from "../../contract/orders.ts";
import { tileOf } from "./order-dto.ts";
import type { TileJson } from "./order-reads.queries.ts";

/** States after delivery in which only the seller waits for something. */
const ofSeller = ["SETTLEMENT_APPROVAL_INP", "SETTLEMENT_INP", "SETTLED"] as const;

/** When something last happened to an order that concerns its buyer, epoch milliseconds; the same as the view `orders_by_move`. */
export function newsOfTile({ deliveredTS, cancelled, stateInfo, LUT }: OrderTile): number {
  const states: readonly string[] = ofSeller;
  return deliveredTS !== null && !cancelled && states.includes(stateInfo.currentState) ? deliveredTS : LUT;
}

/** The tile of an order that came as JSON. */
export function tileOfJson(json: TileJson, at: Date, secret: string): OrderTile {
  const row = {
    ...json,
    state_entered_at: new Date(json.state_entered_at),
    delivered_at: json.delivered_at === null ? null : new Date(json.delivered_at),
    created_at: new Date(json.created_at),
    pay_before: json.pay_before === null ? null : new Date(json.pay_before),
  };
  return tileOf(row, at, secret);
}
