import { type RawBuilder, sql } from "kysely";
import type { FoundTerms, SearchTerms } from "#features/catalogue/server";

/** The most products of the rarest word that are ranked, highest weight first. */
const mostLookedAt = 2000;
/** The most products of each word that are ranked when no product has all words. */
const mostOfEach = 200;

type TermMatches = FoundTerms["meanings"];

/** A search to rank: each required word must match some word of the product. */
export interface Ranking {
  readonly sought: SearchTerms;
  /**
   * The rows of the listing index for the product `found.level3_id`, as a statement with a limit. The limit keeps
   * the planner from joining the whole index with these few products.
   */
  readonly row: RawBuilder<unknown>;
  /** The most products of the rarest word that are ranked; default 2,000. */
  readonly mostRanked?: number;
}

/** Products found by a search, each with the columns of its `row`, as a statement with `rank` and `is_loose`. */
export function rankedProducts({ row, ...search }: Ranking): RawBuilder<unknown> {
  return sql`select product.*, found.rank, found.is_loose
    from (${foundProducts(search)}) found cross join lateral (${row}) product`;
}

/**
 * The first products in an order by `rank` and `id`, as a statement with both, `is_loose` and the `columns` of `product`.
 * Rows are looked up one product after another, in that order, until there are enough.
 */
export function firstRanked({
  row,
  columns = sql``,
  by,
  limit,
  behind = () => sql``,
  ...search
}: Ranking & {
  readonly by: RawBuilder<unknown>;
  readonly limit: RawBuilder<unknown>;
  /** What leaves out products that stand before, given all as a source with `id` and `rank`. */
  readonly behind?: (source: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Each with a comma before it. */
  readonly columns?: RawBuilder<unknown>;
}): RawBuilder<unknown> {
  const product = sql`cross join lateral (${row}) product`;
  // Ordered as the rows that are looked up, so that the planner stops with the last one that is wanted.
  return sql`
    with ranked as materialized (select level3_id as id, * from (${foundProducts(search)}) found)
    select found.id, found.rank, found.is_loose ${columns}
    from (
      select * from ranked ${behind(sql`(select found.id, found.rank from ranked found ${product})`)} order by ${by}
    ) found ${product}
    order by ${by} limit ${limit}`;
}

/**
 * Matching products, as a statement with `level3_id`, `rank` and `is_loose`: if none of the store has all words, those
 * with some are loose matches. Filters do not change this.
 */
function foundProducts({ sought, mostRanked = mostLookedAt }: Omit<Ranking, "row">): RawBuilder<unknown> {
  const meanings = sought.required;
  const rank = sql`found.rank ${preference(sought)} as rank`;
  if (meanings.length === 1)
    return sql`select found.level3_id, ${rank}, false as is_loose from (${strictly(meanings, mostRanked)}) found`;
  return sql`
    select found.level3_id, ${rank}, found.is_loose
    from (
      with strict as materialized (${strictly(meanings, mostRanked)})
      select level3_id, rank, false as is_loose from strict
      union all
      select level3_id, rank, true from (${loosely(meanings)}) loose where not exists (select from strict)
    ) found`;
}

/** The bonus of a preferred match for the rank of `found`. */
function preference({ preferred }: SearchTerms): RawBuilder<unknown> {
  if (preferred.length === 0) return sql``;
  return sql`+ coalesce((
    select max(known.weight * meaning.closeness)
    from ${meaningRows(preferred)} join published.product_search_words known on known.word = meaning.word
    where known.level3_id = found.level3_id), 0)`;
}

/**
 * Products that match every typed word, ranked by the sum of weight times closeness. Starts from the rarest word
 * and looks up the others per product, so that a common word costs nothing.
 */
function strictly(meanings: TermMatches, mostRanked: number): RawBuilder<unknown> {
  const [rarest = [], ...others] = rarestFirst(meanings);
  const otherScores = others.map((list, at) => ({ name: sql.ref(`other_${at}`), list }));
  const rank = sql.join([sql`rarest.score`, ...otherScores.map(({ name }) => sql`${name}.score`)], sql` + `);
  const lookUps = otherScores.map(
    ({ name, list }) => sql`
    cross join lateral (
      select max(found.weight * meaning.closeness) as score
      from ${meaningRows(list)} join published.product_search_words found on found.word = meaning.word
      where found.level3_id = rarest.level3_id
    ) ${name}`,
  );
  const allMeant = otherScores.map(({ name }) => sql`${name}.score is not null`);
  return sql`
    select rarest.level3_id, ${rank} as rank
    from (${bestOfMeanings(rarest, mostRanked)}) rarest
    ${sql.join(lookUps, sql` `)}
    ${allMeant.length > 0 ? sql`where ${sql.join(allMeant, sql` and `)}` : sql``}`;
}

/** The best products of a word, each with its score; of one meaning each comes once. */
function bestOfMeanings(meanings: TermMatches[number], atMost: number): RawBuilder<unknown> {
  const [only] = meanings;
  if (only && meanings.length === 1)
    return sql`select best.level3_id, best.weight * ${only.closeness}::float8 as score
      from ${bestOfWord(atMost, sql`${only.word}`)} best`;
  return sql`select best.level3_id, max(best.weight * meaning.closeness) as score
    from ${meaningRows(meanings)} cross join lateral ${bestOfWord(atMost)} best
    group by best.level3_id`;
}

/** Products that match some typed words; a rare word counts more than a common one. */
function loosely(meanings: TermMatches): RawBuilder<unknown> {
  const rows = meanings.flatMap((list, position) => {
    const worth = 1 / Math.sqrt(1 + countOf(list));
    return list.map(({ word, closeness }) => ({ position, word, closeness: closeness * worth }));
  });
  const positions = rows.map(({ position }) => position);
  return sql`
    select level3_id, sum(score) as rank
    from (
      select best.level3_id, position, max(best.weight * meaning.closeness) as score
      from unnest(${positions}::int[], ${rows.map(({ word }) => word)}::text[],
        ${rows.map(({ closeness }) => closeness)}::float8[]) meaning (position, word, closeness)
      cross join lateral ${bestOfWord(mostOfEach)} best
      group by best.level3_id, position
    ) meant
    group by level3_id order by rank desc, level3_id desc limit ${sql.lit(mostOfEach)}`;
}

/** The products with the highest weight for a word, in index order. */
function bestOfWord(atMost: number, word = sql`meaning.word`): RawBuilder<unknown> {
  return sql`(
    select level3_id, weight from published.product_search_words where word = ${word}
    order by weight desc, level3_id desc limit ${sql.lit(atMost)}
  )`;
}

/** Whether more products have the rarest word than are ranked. */
export function isRankingCut({ required }: SearchTerms): boolean {
  const [rarest = []] = rarestFirst(required);
  return rarest.some(({ productCount }) => productCount > mostLookedAt);
}

const rarestFirst = (meanings: TermMatches) =>
  meanings.toSorted((one, other) => countOf(one) - countOf(other));

const countOf = (meanings: TermMatches[number]): number =>
  meanings.reduce((sum, { productCount }) => sum + productCount, 0);

function meaningRows(meanings: TermMatches[number]): RawBuilder<unknown> {
  const words = meanings.map(({ word }) => word);
  const closeness = meanings.map((meaning) => meaning.closeness);
  return sql`unnest(${words}::text[], ${closeness}::float8[]) meaning (word, closeness)`;
}
