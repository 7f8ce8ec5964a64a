import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Crop, ProductImage } from "../contract/store.ts";

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

/** By what the goods of the store are divided. */
interface Places {
  readonly groups: GroupRow[];
  readonly crops: Crop[];
}

/** Reads all categories with their groups, in the order of the store, and the crops in theirs, in one statement. */
export async function readPlaces(reader: Reader): Promise<Places> {
  const { rows } = await sql<Places>`
    select (select coalesce(jsonb_agg(to_jsonb(placed) - 'at' order by at), '[]') from (
        select category.id as category_id, category.slug as category_slug, category.title_en as category_en,
          category.title_te as category_te, category.bed, category.drawing as category_drawing,
          "group".id, "group".slug, "group".title_en, "group".title_te, "group".drawing,
          coalesce(counted.products, 0) as product_count,
          category.is_retired or coalesce("group".is_retired, false) as is_retired,
          row_number() over (order by category.position, category.id, "group".position, "group".id) as at
        from published.product_level1 category
        left join published.product_level2 "group" on "group".level1_id = category.id
        left join (
          select level2_id, count(*) as products from published.product_level3
          where lead_listing_id is not null group by level2_id
        ) counted on counted.level2_id = "group".id
      ) placed) as groups,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'title', jsonb_build_object('en', title_en, 'te', title_te),
          'isWithdrawn', is_withdrawn) order by position, slug), '[]')
        from published.crops) as crops`.execute(reader);
  return rows[0] ?? { groups: [], crops: [] };
}
