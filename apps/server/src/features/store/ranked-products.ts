import { type RawBuilder, sql } from "kysely";
import type { Meaning } from "#features/catalogue";

/** So many products of the rarest word are looked at, those first of which it says most. */
const mostLookedAt = 2000;

/** What a search asks for: each typed word must be meant by some word of the product. */
export interface Ranking {
  /** What each typed word may mean; no list is empty. */
  readonly meanings: readonly (readonly Meaning[])[];
  /** On columns of product_level3. */
  readonly conditions: readonly RawBuilder<unknown>[];
  readonly columns: RawBuilder<unknown>;
  /** Only products that stand behind this one. */
  readonly after: number | undefined;
  readonly atMost: number;
}

/**
 * Products in the order of how well they fit, as a statement with the column `rank`: weight of the word times its
 * closeness, summed over the typed words; the newer one first among equals. It starts from the rarest typed word and
 * looks the others up product by product, so that a common word beside a rare one costs nothing.
 */
export function rankedProducts({
  meanings,
  conditions,
  columns,
  after,
  atMost,
}: Ranking): RawBuilder<unknown> {
  const [rarest = [], ...others] = meanings.toSorted((one, other) => countOf(one) - countOf(other));
  const otherScores = others.map((list, at) => ({ name: sql.ref(`other_${at}`), list }));
  const rank = sql.join([sql`rarest.score`, ...otherScores.map(({ name }) => sql`${name}.score`)], sql` + `);
  const lookUps = otherScores.map(
    ({ name, list }) => sql`
    cross join lateral (
      select max(found.weight * meaning.closeness) as score
      from ${meaningRows(list)} join product_search_words found on found.word = meaning.word
      where found.level3_id = rarest.level3_id
    ) ${name}`,
  );
  const allMeant = otherScores.map(({ name }) => sql`${name}.score is not null`);
  const behind =
    after === undefined ? sql`` : sql`where (rank, id) < (select rank, id from fitting where id = ${after})`;
  // The limit keeps the planner from reading the whole store to join it with these few products.
  return sql`
    with fitting as (
      select product.*, ${rank} as rank
      from (
        select best.level3_id, max(best.weight * meaning.closeness) as score
        from ${meaningRows(rarest)} cross join lateral (
          select level3_id, weight from product_search_words where word = meaning.word
          order by weight desc, level3_id desc limit ${sql.lit(mostLookedAt)}
        ) best
        group by best.level3_id
      ) rarest
      cross join lateral (
        select ${columns} from product_level3
        where id = rarest.level3_id and ${sql.join(conditions, sql` and `)} limit 1
      ) product
      ${sql.join(lookUps, sql` `)}
      ${sql.join(allMeant.length > 0 ? [sql`where`, sql.join(allMeant, sql` and `)] : [], sql` `)}
    )
    select * from fitting ${behind} order by rank desc, id desc limit ${sql.lit(atMost)}`;
}

const countOf = (meanings: readonly Meaning[]): number =>
  meanings.reduce((sum, { productCount }) => sum + productCount, 0);

function meaningRows(meanings: readonly Meaning[]): RawBuilder<unknown> {
  const words = meanings.map(({ word }) => word);
  const closeness = meanings.map((meaning) => meaning.closeness);
  return sql`unnest(${words}::text[], ${closeness}::float8[]) meaning (word, closeness)`;
}
