import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { StockWanted } from "./stock.queries.ts";

export interface Holding {
  readonly holderId: number;
  readonly wanted: readonly StockWanted[];
  readonly at: Date;
  readonly expiresAt: Date;
  /** Turns of one person on one listing are counted from here on. */
  readonly countedFrom: Date;
  readonly mostTurns: number;
}

/**
 * Locks what a person holds and wants, in ascending listing id, and ends on it every hold that is over, and his own
 * that he wants otherwise.
 */
export async function endOutdatedHolds(
  transaction: Transaction,
  { holderId, wanted, at }: Pick<Holding, "holderId" | "wanted" | "at">,
): Promise<void> {
  await sql`
    with wanted as (${rowsOf(wanted)}),
    locked as (
      select id from listings
      where id = any(array(
        select listing_id from wanted
        union select listing_id from stock_holds where holder_profile_id = ${holderId} and is_live))
      order by id for no key update
    ),
    ended as (
      update stock_holds set is_live = false from locked
      where stock_holds.listing_id = locked.id and is_live and (expires_at <= ${at}
        or (holder_profile_id = ${holderId} and not exists (select from wanted
          where wanted.listing_id = stock_holds.listing_id and wanted.quantity = stock_holds.quantity)))
      returning listing_id, quantity
    )
    ${giveBackEnded}`.execute(transaction);
}

/** Holds what can be had in full and is not held yet. Its listings are locked by `endOutdatedHolds`. */
export async function insertHolds(transaction: Transaction, holding: Holding): Promise<void> {
  const { holderId, wanted, at, expiresAt, countedFrom, mostTurns } = holding;
  await sql`
    with wanted as (${rowsOf(wanted)}),
    held as (
      update listings set held = held + wanted.quantity from wanted
      left join stock_holds own on own.listing_id = wanted.listing_id and own.holder_profile_id = ${holderId}
      where listings.id = wanted.listing_id and is_listed and blocked_by is null and on_hand - allocated - held >= wanted.quantity
        and (own.listing_id is null
          or (not own.is_live and (own.turns < ${mostTurns} or own.first_held_at <= ${countedFrom})))
      returning listings.id, wanted.quantity
    )
    insert into stock_holds (holder_profile_id, listing_id, quantity, is_live, expires_at, turns, first_held_at)
    select ${holderId}, id, quantity, true, ${expiresAt}, 1, ${at} from held
    on conflict (holder_profile_id, listing_id) do update set quantity = excluded.quantity, is_live = true,
      expires_at = excluded.expires_at,
      turns = case when stock_holds.first_held_at <= ${countedFrom} then 1 else stock_holds.turns + 1 end,
      first_held_at = case when stock_holds.first_held_at <= ${countedFrom} then excluded.first_held_at
        else stock_holds.first_held_at end`.execute(transaction);
}

/** When the first of a person's holds ends, and on how many listings he has one. */
export async function selectHolds(
  reader: Reader,
  holderId: number,
): Promise<{ readonly listings: number; readonly endsAt: Date | null }> {
  const { rows } = await sql<{ listings: number; endsAt: Date | null }>`
    select count(*) as listings, min(expires_at) as "endsAt" from stock_holds
    where holder_profile_id = ${holderId} and is_live`.execute(reader);
  return rows[0] ?? { listings: 0, endsAt: null };
}

/** Ends a person's hold of one listing, if there is one. */
export async function endHoldOf(reader: Reader, holderId: number, listingId: number): Promise<void> {
  await sql`
    with locked as (
      select id from listings where id = (select listing_id from stock_holds
        where holder_profile_id = ${holderId} and listing_id = ${listingId} and is_live) for no key update
    ),
    ended as (
      update stock_holds set is_live = false from locked
      where listing_id = locked.id and holder_profile_id = ${holderId} and is_live
      returning listing_id, quantity
    )
    ${giveBackEnded}`.execute(reader);
}

/** Ends all holds that are over, of these listings or of all. */
export async function endExpiredHolds(
  reader: Reader,
  at: Date,
  listingIds: readonly number[] | null = null,
): Promise<void> {
  await sql`
    with locked as (
      select id from listings
      where id = any(array(select listing_id from stock_holds where is_live and expires_at <= ${at}
        and (${listingIds}::bigint[] is null or listing_id = any(${listingIds}::bigint[]))))
      order by id for no key update
    ),
    ended as (
      update stock_holds set is_live = false from locked
      where listing_id = locked.id and is_live and expires_at <= ${at} returning listing_id, quantity
    )
    ${giveBackEnded}`.execute(reader);
}

/** Forgets ended holds whose turns no longer count. */
export async function deleteEndedHolds(reader: Reader, countedFrom: Date): Promise<void> {
  await reader
    .deleteFrom("stock_holds")
    .where("is_live", "=", false)
    .where("first_held_at", "<=", countedFrom)
    .execute();
}

const giveBackEnded = sql`
  update listings set held = held - sums.quantity
  from (select listing_id, sum(quantity)::integer as quantity from ended group by listing_id) sums
  where listings.id = sums.listing_id`;

const rowsOf = (wanted: readonly StockWanted[]) => sql`
  select * from unnest(${wanted.map(({ listingId }) => listingId)}::bigint[],
    ${wanted.map(({ quantity }) => quantity)}::integer[]) as row (listing_id, quantity)`;
