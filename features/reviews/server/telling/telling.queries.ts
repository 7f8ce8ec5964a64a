import { sql } from "kysely";
import type { NameText } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { LockedReview } from "../queries.ts";

/** What a review rates: the product, or the business of the seller. */
export async function findTitle(
  reader: Reader,
  { productId, sellerId }: Pick<LockedReview, "productId" | "sellerId">,
): Promise<NameText> {
  const { rows } = await (productId === null
    ? sql<NameText>`select business_name as en, business_name_te as te from published.sellers where id = ${sellerId}`
    : sql<NameText>`select title_en as en, title_te as te from published.product_level3 where id = ${productId}`
  ).execute(reader);
  const [title] = rows;
  if (!title) throw new Error(`nothing is rated by this review of seller ${sellerId}`);
  return title;
}
