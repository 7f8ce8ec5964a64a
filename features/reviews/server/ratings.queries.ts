import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";

/** What a review rates: a product, or where that is null a seller. */
export interface Rated {
  readonly productId: number | null;
  readonly sellerId: number;
  readonly stars: number;
}

/** Counts a review that is seen from now on (1), or is not seen any more (-1); the review is held. */
export async function countStars(
  transaction: Transaction,
  { productId, sellerId, stars }: Rated,
  by: 1 | -1,
): Promise<void> {
  const kind = productId === null ? "seller" : "product";
  const counts = [1, 2, 3, 4, 5].map((each) => (each === stars ? by : 0));
  const { numAffectedRows } = await (by === 1
    ? sql`
    insert into review_ratings (kind, subject_id, counts)
    values (${kind}, ${productId ?? sellerId}, ${counts}::integer[])
    on conflict (kind, subject_id) do update
      set counts[${stars}::int] = review_ratings.counts[${stars}::int] + 1`
    : sql`
    update review_ratings set counts[${stars}::int] = counts[${stars}::int] - 1
    where kind = ${kind} and subject_id = ${productId ?? sellerId}`
  ).execute(transaction);
  if (numAffectedRows !== 1n) throw new Error(`no rating of ${kind} ${productId ?? sellerId}`);
}
