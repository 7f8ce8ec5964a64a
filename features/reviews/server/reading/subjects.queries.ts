import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { isTogether } from "#engine/server/people/apart.queries.ts";
import type { Subject } from "../../contract/shapes.ts";

/** What is rated, with the counts of its stars; null: nobody has rated it. */
export interface SubjectRow extends Subject {
  readonly id: number;
  readonly counts: readonly number[] | null;
}

/** A product. */
export async function findProduct(reader: Reader, productId: number): Promise<SubjectRow | undefined> {
  const { rows } = await sql<SubjectRow>`
    select product.id, jsonb_build_object('en', title_en, 'te', title_te) as title,
      jsonb_build_object('level2Id', level2_id, 'level3Id', product.id, 'slug', slug) as product, counts
    from published.product_level3 product
    left join review_ratings on kind = 'product' and subject_id = product.id
    where product.id = ${productId}`.execute(reader);
  return rows[0];
}

/** The seller with this profile key, if no block keeps the viewer apart. */
export async function findSeller(
  reader: Reader,
  { profileKey, viewerId }: { readonly profileKey: string; readonly viewerId: number },
): Promise<SubjectRow | undefined> {
  const { rows } = await sql<SubjectRow>`
    select seller.id, jsonb_build_object('en', business_name, 'te', business_name_te) as title,
      null::jsonb as product, counts
    from published.members member join published.sellers seller on seller.profile_id = member.id
    left join review_ratings on kind = 'seller' and subject_id = seller.id
    where member.profile_key = ${profileKey} and ${isTogether(viewerId, sql`member.id`)}`.execute(reader);
  return rows[0];
}
