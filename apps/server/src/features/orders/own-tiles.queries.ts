import type { OrderTile } from "@santha/contract/orders";
import type { Reader } from "@santha/database/client";
import { type RawBuilder, sql } from "kysely";
import { linesOf, type OrderRow, orderColumns } from "./order-reads.queries.ts";
import { tileOf } from "./order-wire.ts";

/** What a tile is made of, as JSON carries it. */
export type TileJson = Omit<OrderRow, "state_entered_at" | "delivered_at" | "created_at"> & {
  readonly state_entered_at: string;
  readonly delivered_at: string | null;
  readonly created_at: string;
};

/** States after delivery in which only the seller waits for something. */
const ofSeller = ["SETTLEMENT_APPROVAL_INP", "SETTLEMENT_INP", "SETTLED"] as const;

/** When something last happened to an order that concerns its buyer; word for word as in the index. */
const newsAt = sql`(case when delivered_at is not null and not is_cancelled
  and state in ('SETTLEMENT_APPROVAL_INP', 'SETTLEMENT_INP', 'SETTLED') then delivered_at else state_entered_at end)`;

/** The same of a tile, epoch milliseconds. */
export function newsOfTile({ deliveredTS, cancelled, stateInfo, LUT }: OrderTile): number {
  const states: readonly string[] = ofSeller;
  return deliveredTS !== null && !cancelled && states.includes(stateInfo.currentState) ? deliveredTS : LUT;
}

/**
 * The last moved orders of a buyer as a relation (`order_id`, `moved_at`), for streams that mix them with other things.
 * Practice orders are left out. `behind`: only those behind this place.
 */
export function ownOrdersByMove(asked: {
  readonly buyerProfileId: number;
  readonly behind: { readonly at: Date; readonly orderId: string | null } | null;
  readonly limit: RawBuilder<unknown>;
}): RawBuilder<unknown> {
  const { behind } = asked;
  const isBehind =
    behind === null
      ? sql``
      : behind.orderId === null
        ? sql`and ${newsAt} <= ${behind.at}`
        : sql`and (${newsAt}, id) < (${behind.at}::timestamptz, ${behind.orderId}::text)`;
  return sql`
    select id as order_id, ${newsAt} as moved_at from orders
    where buyer_profile_id = ${asked.buyerProfileId} and not is_dummy ${isBehind}
    order by ${newsAt} desc, id desc limit ${asked.limit}`;
}

/** The tile of an order as a value of a statement; `tileOfJson` reads it. */
export function orderTileJson(orderId: RawBuilder<unknown>): RawBuilder<TileJson> {
  return sql<TileJson>`(select to_jsonb(tile) from (
    select ${orderColumns}, ${linesOf("orders.id")} as lines
    from orders join sellers on sellers.id = orders.seller_id where orders.id = ${orderId}) tile)`;
}

export function tileOfJson(json: TileJson, at: Date): OrderTile {
  const row = {
    ...json,
    state_entered_at: new Date(json.state_entered_at),
    delivered_at: json.delivered_at === null ? null : new Date(json.delivered_at),
    created_at: new Date(json.created_at),
  };
  return tileOf(row, at);
}

/** The tile of an order of this buyer; none for another's and for a practice order. */
export async function findOwnTile(
  reader: Reader,
  asked: { readonly orderId: string; readonly buyerProfileId: number; readonly at: Date },
): Promise<OrderTile | undefined> {
  const { rows } = await sql<{ tile: TileJson }>`
    select ${orderTileJson(sql`own.id`)} as tile from orders own
    where own.id = ${asked.orderId} and own.buyer_profile_id = ${asked.buyerProfileId} and not own.is_dummy`.execute(
    reader,
  );
  const [row] = rows;
  return row && tileOfJson(row.tile, asked.at);
}
