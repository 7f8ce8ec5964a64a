import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { SearchTerms } from "#features/catalogue/server";
import { rankedProducts } from "../ranked-products.ts";

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
 * The products that fit best, and the categories and groups in whose names every typed word begins one. One statement.
 * `beginnings` are what each typed word is looked for by, in lower case.
 */
export async function readSuggestions(
  reader: Reader,
  asked: {
    readonly sought: SearchTerms;
    readonly beginnings: readonly string[];
    readonly atMost: number;
  },
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    ${asked.sought.required.length > 0 ? sql`${products(asked.sought, asked.atMost)} union all` : sql``}
    ${places(asked.beginnings, Math.ceil(asked.atMost / 2))}`.execute(reader);
  return rows;
}

function products(sought: SearchTerms, atMost: number): RawBuilder<unknown> {
  const fitting = rankedProducts({
    sought,
    row: sql`select level3_id as id from published.shelf where level3_id = found.level3_id and is_lead limit 1`,
    mostRanked,
  });
  return sql`
    (select 'product' as kind, product.id, category.slug as category, product.slug, product.title_en,
      product.title_te
    from (select id, rank from (${fitting}) fitting order by rank desc, id desc limit ${sql.lit(atMost)}) best
    join published.product_level3 product on product.id = best.id
    join published.product_level1 category on category.id = product.level1_id
    order by best.rank desc, best.id desc)`;
}

function places(beginnings: readonly string[], atMost: number): RawBuilder<unknown> {
  return sql`
    (select 'place' as kind, named.id, category, named.slug, title_en, title_te
    from (
      select id, slug as category, null as slug, title_en, title_te, position from published.product_level1
      union all
      select "group".id, category.slug, "group".slug, "group".title_en, "group".title_te, "group".position
      from published.product_level2 "group" join published.product_level1 category on category.id = "group".level1_id
    ) named
    where (
      select bool_and(starts_with(lower(title_en), beginning) or strpos(lower(title_en), ' ' || beginning) > 0
        or starts_with(title_te, beginning) or strpos(title_te, ' ' || beginning) > 0)
      from unnest(${[...beginnings]}::text[]) beginning)
    order by slug is not null, position limit ${sql.lit(atMost)})`;
}
