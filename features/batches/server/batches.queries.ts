import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** Packs of a listing with one batch number and expiry day, as they are in the store-room. */
export interface StockBatch {
  readonly batchId: number;
  readonly listingId: number;
  /** Null: the seller counts these packs without a number. */
  readonly batchNumber: string | null;
  /** The day from which they are not sold any more, `yyyy-mm-dd`; null: they do not expire. */
  readonly expiresOn: string | null;
  readonly onHand: number;
  /** Of these, in parcels that are not handed over yet. */
  readonly packed: number;
}

/** What a batch has more or less of; 0 where it stays. */
export interface BatchChange {
  readonly batchId: number;
  readonly onHand?: number;
  readonly packed?: number;
  readonly expired?: number;
}

const columns = sql`id as "batchId", listing_id as "listingId", batch_number as "batchNumber",
  expires_on::text as "expiresOn", on_hand as "onHand", packed`;

/** All batches of listings, those without packs too; the first to expire first. Empty: their stock is one figure. */
export async function selectBatches(
  reader: Reader,
  listingIds: readonly number[],
): Promise<readonly StockBatch[]> {
  const { rows } = await sql<StockBatch>`
    select ${columns} from stock_batches where listing_id = any(${[...listingIds]}::bigint[])
    order by expires_on nulls last, id`.execute(reader);
  return rows;
}

/** The listings among these whose stock is counted by batch. */
export async function selectListingsWithBatches(
  reader: Reader,
  listingIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ listing_id: number }>`
    select distinct listing_id from stock_batches where listing_id = any(${[...listingIds]}::bigint[])`.execute(
    reader,
  );
  return new Set(rows.map((row) => row.listing_id));
}

/** The listing of a batch, if it is this seller's. */
export async function findListingOfBatch(
  reader: Reader,
  batchId: number,
  sellerId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ listing_id: number }>`
    select listing_id from stock_batches join published.listings listing on listing.id = listing_id
    where stock_batches.id = ${batchId} and listing.seller_id = ${sellerId}`.execute(reader);
  return rows[0]?.listing_id;
}

export interface ListedStock {
  readonly listingId: number;
  readonly sellerId: number;
  readonly onHand: number;
  readonly allocated: number;
}

/** Stock of listings as the catalogue has it. */
export async function selectStock(
  reader: Reader,
  listingIds: readonly number[],
): Promise<readonly ListedStock[]> {
  const { rows } = await sql<ListedStock>`
    select id as "listingId", seller_id as "sellerId", on_hand as "onHand", allocated
    from published.listings where id = any(${[...listingIds]}::bigint[]) order by id`.execute(reader);
  return rows;
}

/** Adds packs to the batch with this number and day, which is made where there is none. */
export async function addToBatch(
  transaction: Transaction,
  batch: Pick<StockBatch, "listingId" | "batchNumber" | "expiresOn"> & { readonly quantity: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into stock_batches (listing_id, batch_number, expires_on, on_hand)
    values (${batch.listingId}, ${batch.batchNumber}, ${batch.expiresOn}::date, ${batch.quantity})
    on conflict on constraint stock_batches_one_each
      do update set on_hand = stock_batches.on_hand + excluded.on_hand
    returning id`.execute(transaction);
  return rows[0]?.id ?? 0;
}

/** Changes how many packs batches have. @throws Error when one has not as many as are taken. */
export async function changeBatches(
  transaction: Transaction,
  changes: readonly BatchChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { numAffectedRows } = await sql`
    update stock_batches batch set on_hand = batch.on_hand + by.on_hand, packed = batch.packed + by.packed,
      expired = batch.expired + by.expired
    from unnest(${changes.map(({ batchId }) => batchId)}::bigint[],
      ${changes.map(({ onHand = 0 }) => onHand)}::integer[], ${changes.map(({ packed = 0 }) => packed)}::integer[],
      ${changes.map(({ expired = 0 }) => expired)}::integer[]) as by (id, on_hand, packed, expired)
    where batch.id = by.id and batch.packed + by.packed between 0 and batch.on_hand + by.on_hand`.execute(
    transaction,
  );
  if (Number(numAffectedRows) !== changes.length) throw new Error("a batch has fewer packs than are taken");
}

/** Gives a batch another number, day and count. Another day is warned of anew, and nothing has expired by it yet. */
export async function rewriteBatch(
  transaction: Transaction,
  { batchId, batchNumber, expiresOn, onHand }: Omit<StockBatch, "listingId" | "packed">,
): Promise<void> {
  await sql`
    update stock_batches set batch_number = ${batchNumber}, expires_on = ${expiresOn}::date, on_hand = ${onHand},
      warned_days = case when expires_on is not distinct from ${expiresOn}::date then warned_days end,
      expired = case when expires_on is not distinct from ${expiresOn}::date then expired else 0 end
    where id = ${batchId}`.execute(transaction);
}
