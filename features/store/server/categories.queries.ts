import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { ProductImage } from "../contract/store.ts";

/** A group of a category with the number of its products; a category without groups has one row of nulls. */
export interface GroupRow {
  readonly category_id: number;
  readonly category_slug: string;
  readonly category_en: string;
  readonly category_te: string;
  readonly bed: ProductImage;
  readonly category_drawing: string;
  readonly id: number | null;
  readonly slug: string;
  readonly title_en: string;
  readonly title_te: string;
  readonly drawing: string;
  readonly product_count: number;
  /** An admin hid the group, or its category. */
  readonly is_retired: boolean;
}

/** Reads all categories with their groups, in the order of the store, in one statement. */
export async function readGroups(reader: Reader): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select category.id as category_id, category.slug as category_slug, category.title_en as category_en,
      category.title_te as category_te, category.bed, category.drawing as category_drawing,
      "group".id, "group".slug, "group".title_en, "group".title_te, "group".drawing,
      coalesce(counted.products, 0) as product_count,
      category.is_retired or coalesce("group".is_retired, false) as is_retired
    from published.product_level1 category
    left join published.product_level2 "group" on "group".level1_id = category.id
    left join (
      select level2_id, count(*) as products from published.product_level3
      where lead_listing_id is not null group by level2_id
    ) counted on counted.level2_id = "group".id
    order by category.position, category.id, "group".position, "group".id`.execute(reader);
  return rows;
}
