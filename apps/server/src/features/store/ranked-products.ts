import { type RawBuilder, sql } from "kysely";
import type { Meaning } from "#features/catalogue";

/** So many products of the rarest word are looked at, those first of which it says most. */
const mostLookedAt = 2000;

/** What a search asks for: each typed word must be meant by some word of the product. */
export interface Ranking {
  /** What each typed word may mean; no list is empty. */
  readonly meanings: readonly (readonly Meaning[])[];
  /** Columns of the shelf that come with a product. */
  readonly columns: RawBuilder<unknown>;
  /** On columns of the shelf; at most one row of a product may meet them, unless all are wanted. */
  readonly conditions: readonly RawBuilder<unknown>[];
  /** False: all rows of a product that meet the conditions come. */
  readonly isOneOfEach: boolean;
  /** So many products of the rarest word are looked at; default 2,000. */
  readonly mostRanked?: number;
}

/**
 * Products that fit, as a statement with the column `rank`: weight of the word times its closeness, summed over the
 * typed words. It starts from the rarest typed word and looks the others up product by product, so that a common word
 * beside a rare one costs nothing.
 */
export function rankedProducts({
  meanings,
  columns,
  conditions,
  isOneOfEach,
  mostRanked = mostLookedAt,
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
  // The limit keeps the planner from reading the whole shelf to join it with these few products.
  return sql`
    select product.*, ${rank} as rank
    from (
      select best.level3_id, max(best.weight * meaning.closeness) as score
      from ${meaningRows(rarest)} cross join lateral (
        select level3_id, weight from product_search_words where word = meaning.word
        order by weight desc, level3_id desc limit ${sql.lit(mostRanked)}
      ) best
      group by best.level3_id
    ) rarest
    cross join lateral (
      select ${columns} from shelf
      where ${sql.join([sql`level3_id = rarest.level3_id`, ...conditions], sql` and `)}
      limit ${isOneOfEach ? sql.lit(1) : sql.lit(mostLookedAt)}
    ) product
    ${sql.join(lookUps, sql` `)}
    ${allMeant.length > 0 ? sql`where ${sql.join(allMeant, sql` and `)}` : sql``}`;
}

/** Whether more products hold the rarest word than are looked at. */
export function isRankingCut(meanings: readonly (readonly Meaning[])[]): boolean {
  const [rarest = []] = meanings.toSorted((one, other) => countOf(one) - countOf(other));
  return rarest.some(({ productCount }) => productCount > mostLookedAt);
}

const countOf = (meanings: readonly Meaning[]): number =>
  meanings.reduce((sum, { productCount }) => sum + productCount, 0);

function meaningRows(meanings: readonly Meaning[]): RawBuilder<unknown> {
  const words = meanings.map(({ word }) => word);
  const closeness = meanings.map((meaning) => meaning.closeness);
  return sql`unnest(${words}::text[], ${closeness}::float8[]) meaning (word, closeness)`;
}
