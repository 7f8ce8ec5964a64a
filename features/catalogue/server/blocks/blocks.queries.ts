import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";

/** A condition on `product`: it needs no dealer licence, or its seller has one that is valid on the day, `yyyy-mm-dd`. */
export function isLicensed({
  seller,
  onDay,
}: {
  readonly seller: RawBuilder<unknown>;
  readonly onDay: string;
}): RawBuilder<unknown> {
  return sql`(product.dealer_licence is null or exists (
    select from published.seller_licences licence where licence.seller_id = ${seller}
      and licence.kind = product.dealer_licence and licence.valid_until >= ${onDay}::date))`;
}

/** Keeps the seller from being suspended or reinstated until the transaction ends. */
export async function lockSellersStanding(transaction: Transaction, sellerId: number): Promise<void> {
  await sql`select from published.sellers where id = ${sellerId} for share`.execute(transaction);
}

/** Locks a seller's listings in ascending id, as orders do: neither waits for the other in a circle. */
export async function lockListingsOf(transaction: Transaction, sellerId: number): Promise<void> {
  await sql`select from listings where seller_id = ${sellerId} order by id for no key update`.execute(
    transaction,
  );
}

/** Writes what keeps listings of a seller, all or one, from being sold on a day; gives the products of those changed. */
export async function rewriteBlocks(
  transaction: Transaction,
  {
    sellerId,
    onDay,
    listingId,
  }: { readonly sellerId: number; readonly onDay: string; readonly listingId?: number },
): Promise<readonly number[]> {
  const isAsked = listingId === undefined ? sql`true` : sql`listing.id = ${listingId}`;
  const { rows } = await sql<{ level3Id: number }>`
    update listings set blocked_by = due.blocked_by
    from (
      select listing.id, product.id as level3_id, case
        when seller.is_suspended then 'suspension'
        when not ${isLicensed({ seller: sql`listing.seller_id`, onDay })} then 'licence'
      end as blocked_by
      from listings listing
      join skus sku on sku.id = listing.sku_id
      join product_level3 product on product.id = sku.level3_id
      join published.sellers seller on seller.id = listing.seller_id
      where listing.seller_id = ${sellerId} and ${isAsked}
    ) due
    where listings.id = due.id and listings.blocked_by is distinct from due.blocked_by
    returning due.level3_id as "level3Id"`.execute(transaction);
  return rows.map(({ level3Id }) => level3Id);
}
