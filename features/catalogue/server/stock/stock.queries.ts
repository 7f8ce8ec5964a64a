import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";
import { isLicensed } from "../blocks/blocks.queries.ts";

/** Packs of one listing. */
export interface StockWanted {
  readonly listingId: number;
  readonly quantity: number;
}

/** A listing whose stock was changed: its product, and the packs left for sale. */
export interface StockLeft {
  readonly listingId: number;
  readonly level3Id: number;
  readonly left: number;
}

/** Listings with the packs asked of each, locked in ascending id before they change: two orders never wait in a circle. */
const lockedFor = (packs: readonly StockWanted[]) => sql`(
  select listings.id, asked.quantity from listings
  join unnest(${packs.map(({ listingId }) => listingId)}::bigint[],
    ${packs.map(({ quantity }) => quantity)}::bigint[]) as asked (listing_id, quantity)
    on asked.listing_id = listings.id
  order by listings.id for no key update of listings)`;

type Row = { id: number; level3_id: number; available: number };

/**
 * Takes packs where there are enough on a listed listing, beginning with those that the buyer holds; answers the
 * listings where that was so. His holds are over then, also where it was not so: the caller rolls back.
 */
export async function allocate(
  transaction: Transaction,
  wanted: readonly StockWanted[],
  buyerId: number | null,
  onDay: string | null,
): Promise<StockLeft[]> {
  const isLicensedThen = onDay === null ? sql`true` : isLicensed({ seller: sql`listings.seller_id`, onDay });
  const { rows } = await sql<Row>`
    with locked as ${lockedFor(wanted)}, own as (
      delete from stock_holds using locked
      where holder_profile_id = ${buyerId} and listing_id = locked.id and is_live
      returning listing_id, stock_holds.quantity
    )
    update listings set allocated = allocated + locked.quantity::integer, held = held - coalesce(own.quantity, 0)
    from locked left join own on own.listing_id = locked.id,
      skus join product_level3 product on product.id = skus.level3_id
    where listings.id = locked.id and skus.id = listings.sku_id and listings.is_listed and listings.blocked_by is null
      and ${isLicensedThen}
      and listings.on_hand - listings.allocated - listings.held + coalesce(own.quantity, 0) >= locked.quantity
    returning listings.id, skus.level3_id, listings.on_hand - listings.allocated as available`.execute(
    transaction,
  );
  return rows.map(stockOf);
}

/** Gives taken packs back, never more than are taken. */
export async function release(
  transaction: Transaction,
  returned: readonly StockWanted[],
): Promise<StockLeft[]> {
  const { rows } = await sql<Row>`
    with locked as ${lockedFor(returned)}
    update listings set allocated = greatest(0, allocated - locked.quantity)::integer
    from locked, skus
    where listings.id = locked.id and skus.id = listings.sku_id
    returning listings.id, skus.level3_id, listings.on_hand - listings.allocated as available`.execute(
    transaction,
  );
  return rows.map(stockOf);
}

/** Takes packs that were allocated out of the store-room: the number left for sale stays the same. */
export async function removeDispatched(
  transaction: Transaction,
  dispatched: readonly StockWanted[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    with locked as ${lockedFor(dispatched)}
    update listings
    set on_hand = on_hand - locked.quantity::integer, allocated = allocated - locked.quantity::integer
    from locked where listings.id = locked.id and listings.allocated >= locked.quantity`.execute(transaction);
  return Number(numAffectedRows);
}

/** Puts packs that had left back into the store-room: they can be bought again. */
export async function putBack(
  transaction: Transaction,
  returned: readonly StockWanted[],
): Promise<StockLeft[]> {
  const { rows } = await sql<Row>`
    with locked as ${lockedFor(returned)}
    update listings set on_hand = on_hand + locked.quantity::integer
    from locked, skus
    where listings.id = locked.id and skus.id = listings.sku_id
    returning listings.id, skus.level3_id, listings.on_hand - listings.allocated as available`.execute(
    transaction,
  );
  return rows.map(stockOf);
}

function stockOf({ id, level3_id, available }: Row): StockLeft {
  return { listingId: id, level3Id: level3_id, left: available };
}

/** Holds listings, the lowest id first, for one that changes their stock in several steps. */
export async function lockStock(transaction: Transaction, listingIds: readonly number[]): Promise<void> {
  await sql`
    select 1 from listings where id = any(${[...new Set(listingIds)]}::bigint[]) order by id
    for no key update`.execute(transaction);
}

/** Holds the products so that only one transaction at a time chooses their lead listing. */
export async function lockProducts(transaction: Transaction, level3Ids: readonly number[]): Promise<void> {
  await sql`
    select 1 from product_level3 where id = any(${level3Ids}::bigint[]) order by id
    for no key update`.execute(transaction);
}
