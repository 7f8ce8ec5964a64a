import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { SearchTerms } from "#features/catalogue/server";
import type { Viewer } from "../cards.queries.ts";
import { servingOrAll } from "../product/representative-listing.ts";
import { firstRanked } from "../ranked-products.ts";

/** So many products of the rarest word are ranked for a suggestion: what comes while somebody types must come at once. */
const mostRanked = 200;

/** A product or a place that is suggested. */
export interface SuggestionRow {
  readonly kind: "product" | "place";
  readonly id: number;
  readonly category: string;
  /** Of a place its group, null for the category itself; of a product its own slug. */
  readonly slug: string | null;
  readonly title_en: string;
  readonly title_te: string;
}

/**
 * One statement: the products that fit best among those delivered to the viewer, and categories and groups whose
 * names have a word beginning with each typed one.
 * `beginnings` are what each typed word is looked for by, in lower case.
 */
export async function readSuggestions(
  reader: Reader,
  asked: {
    readonly sought: SearchTerms;
    readonly beginnings: readonly string[];
    readonly atMost: number;
    readonly viewer: Viewer;
  },
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    ${asked.sought.required.length > 0 ? sql`${products(asked.sought, asked)} union all` : sql``}
    ${places(asked.beginnings, Math.ceil(asked.atMost / 2))}`.execute(reader);
  return rows;
}

function products(
  sought: SearchTerms,
  { atMost, viewer }: { readonly atMost: number; readonly viewer: Viewer },
): RawBuilder<unknown> {
  const best = firstRanked({
    sought,
    by: sql`rank desc, id desc`,
    limit: sql.lit(atMost),
    row: sql`select from published.shelf where level3_id = found.level3_id
      and seller_id = any(${servingOrAll(viewer)}) limit 1`,
    mostRanked,
  });
  return sql`
    (select 'product' as kind, product.id, category.slug as category, product.slug, product.title_en,
      product.title_te
    from (${best}) best
    join published.product_level3 product on product.id = best.id
    join published.product_level1 category on category.id = product.level1_id
    order by best.rank desc, best.id desc)`;
}

function places(beginnings: readonly string[], atMost: number): RawBuilder<unknown> {
  return sql`
    (select 'place' as kind, named.id, category, named.slug, title_en, title_te
    from (
      select id, slug as category, null as slug, title_en, title_te, position from published.product_level1
      where not is_retired
      union all
      select "group".id, category.slug, "group".slug, "group".title_en, "group".title_te, "group".position
      from published.product_level2 "group" join published.product_level1 category on category.id = "group".level1_id
      where not category.is_retired and not "group".is_retired
    ) named
    where ${beginnings.length > 0 ? sql.join(beginnings.map(hasWordBeginning), sql` and `) : sql`false`}
    order by slug is not null, position limit ${sql.lit(atMost)})`;
}

/** Each word stands behind a space once one is put before the first. */
const hasWordBeginning = (beginning: string): RawBuilder<unknown> =>
  sql`(strpos(' ' || lower(title_en), ${` ${beginning}`}) > 0 or strpos(' ' || title_te, ${` ${beginning}`}) > 0)`;
