import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";

/** Packs of a batch that are in the parcel of an order. */
export interface BatchPick {
  readonly batchId: number;
  readonly listingId: number;
  /** As the papers say it; null: packs that left before anybody had named their batch. */
  readonly batchNumber: string | null;
  readonly expiresOn: string | null;
  readonly quantity: number;
  /** The parcel is handed over. */
  readonly isSent: boolean;
  /** Packs of these that came back and are in the batch again. */
  readonly returned: number;
}

/** What an order has of batches, the last to expire first. */
export async function selectPicks(
  transaction: Transaction,
  orderId: string,
  listingIds: readonly number[],
): Promise<readonly BatchPick[]> {
  const { rows } = await sql<BatchPick>`
    select batch_id as "batchId", listing_id as "listingId",
      batch_picks.batch_number as "batchNumber", expires_on::text as "expiresOn", quantity, is_sent as "isSent", returned
    from batch_picks join stock_batches on stock_batches.id = batch_id
    where order_id = ${orderId} and listing_id = any(${[...listingIds]}::bigint[])
    order by expires_on desc nulls first, batch_id desc`.execute(transaction);
  return rows;
}

type Counted = Pick<BatchPick, "batchId" | "quantity">;

/** Notes which packs are in a parcel. */
export async function addPicks(
  transaction: Transaction,
  orderId: string,
  picks: readonly (Counted & Pick<BatchPick, "batchNumber">)[],
): Promise<void> {
  if (picks.length === 0) return;
  await sql`
    insert into batch_picks (order_id, batch_id, batch_number, quantity)
    select ${orderId}, batch_id, batch_number, quantity from unnest(${picks.map(({ batchId }) => batchId)}::bigint[],
      ${picks.map(({ batchNumber }) => batchNumber)}::text[],
      ${picks.map(({ quantity }) => quantity)}::integer[]) as pick (batch_id, batch_number, quantity)
    on conflict (order_id, batch_id) do update set quantity = batch_picks.quantity + excluded.quantity`.execute(
    transaction,
  );
}

/** Takes packs out of a parcel that is not handed over; a pick without packs is gone. */
export async function lowerPicks(
  transaction: Transaction,
  orderId: string,
  less: readonly Counted[],
): Promise<void> {
  if (less.length === 0) return;
  await sql`
    with less as (
      select * from unnest(${less.map(({ batchId }) => batchId)}::bigint[],
        ${less.map(({ quantity }) => quantity)}::integer[]) as less (batch_id, taken)
    ), gone as (
      delete from batch_picks pick using less
      where pick.order_id = ${orderId} and pick.batch_id = less.batch_id and not is_sent and quantity = taken
    )
    update batch_picks pick set quantity = quantity - taken from less
    where pick.order_id = ${orderId} and pick.batch_id = less.batch_id and not is_sent and quantity > taken`.execute(
    transaction,
  );
}

/** The parcel is handed over. */
export async function markSent(transaction: Transaction, orderId: string): Promise<void> {
  await sql`update batch_picks set is_sent = true where order_id = ${orderId} and not is_sent`.execute(
    transaction,
  );
}

/** Notes which packs of a parcel have come back. */
export async function markReturned(
  transaction: Transaction,
  orderId: string,
  back: readonly Counted[],
): Promise<void> {
  if (back.length === 0) return;
  await sql`
    update batch_picks pick set returned = returned + back.quantity
    from unnest(${back.map(({ batchId }) => batchId)}::bigint[],
      ${back.map(({ quantity }) => quantity)}::integer[]) as back (batch_id, quantity)
    where pick.order_id = ${orderId} and pick.batch_id = back.batch_id`.execute(transaction);
}
