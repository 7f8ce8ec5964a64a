import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { CommonProduct } from "../contract/listings.ts";

export interface CommonListQuery {
  readonly profileId: number;
  /** For each typed word the words of the catalogue that it may mean; products have one of each. */
  readonly words: readonly (readonly string[])[];
  /** Only products older than this one. */
  readonly after: number | undefined;
  readonly atMost: number;
}

/** A page of the common list, the newest product first. */
export async function selectCommonProducts(
  reader: Reader,
  { profileId, words, after, atMost }: CommonListQuery,
): Promise<CommonProduct[]> {
  const found = words.map(
    (meant) => sql`and exists (select from published.product_search_words found
      where found.level3_id = product.id and found.word = any(${[...meant]}::text[]))`,
  );
  const { rows } = await sql<CommonProduct>`
    select product.id as "level3Id", jsonb_build_object('en', product.title_en, 'te', product.title_te) as title,
      jsonb_build_object('en', "group".title_en, 'te', "group".title_te) as "group",
      product.maker, category.bed, product.drawing, product.photo_keys[1] as photo, product.dealer_licence as "licenceNeeded",
      (select count(*)::integer from published.skus where skus.level3_id = product.id) as "packCount",
      (select count(*)::integer from published.skus join published.listings on listings.sku_id = skus.id
        where skus.level3_id = product.id
          and listings.seller_id = (select id from published.sellers where profile_id = ${profileId})) as "ownPackCount"
    from published.product_level3 product
    join published.product_level2 "group" on "group".id = product.level2_id
    join published.product_level1 category on category.id = product.level1_id
    where ${after === undefined ? sql`true` : sql`product.id < ${after}`} ${sql.join(found, sql` `)}
    order by product.id desc limit ${sql.lit(atMost)}`.execute(reader);
  return rows;
}
