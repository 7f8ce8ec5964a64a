import { type RawBuilder, sql } from "kysely";
import type { Meaning, Sought } from "#features/catalogue";

/** So many products of the rarest word are looked at, those first of which it says most. */
const mostLookedAt = 2000;
/** So many products of each word are looked at where no product has them all. */
const mostOfEach = 200;

type Meanings = readonly (readonly Meaning[])[];

/** What a search asks for: each required word must be meant by some word of the product. */
export interface Ranking {
  readonly sought: Sought;
  /**
   * The rows of the shelf that come with the product `found.level3_id`, as a statement with a limit: it keeps the planner
   * from reading the whole shelf to join it with these few products.
   */
  readonly row: RawBuilder<unknown>;
  /** So many products of the rarest word are looked at; default 2,000. */
  readonly mostRanked?: number;
}

/**
 * Products that fit, as a statement with the columns `rank` and `is_loose`. Where no product of the store has all
 * words, those that have some of them come, loosely: so the answer never hangs on one word too many, and is the same
 * whatever else is chosen.
 */
export function rankedProducts(ranking: Ranking): RawBuilder<unknown> {
  const { sought, row, mostRanked = mostLookedAt } = ranking;
  const meanings = sought.required;
  const rank = sql`found.rank ${preference(sought)} as rank`;
  const product = sql`cross join lateral (${row}) product`;
  if (meanings.length === 1) {
    return sql`select product.*, ${rank}, false as is_loose from (${strictly(meanings, mostRanked)}) found ${product}`;
  }
  return sql`
    select product.*, ${rank}, found.is_loose
    from (
      with strict as materialized (${strictly(meanings, mostRanked)})
      select level3_id, rank, false as is_loose from strict
      union all
      select level3_id, rank, true from (${loosely(meanings)}) loose where not exists (select from strict)
    ) found ${product}`;
}

/** What a preferred meaning adds to the rank of `found`. */
function preference({ preferred }: Sought): RawBuilder<unknown> {
  if (preferred.length === 0) return sql``;
  return sql`+ coalesce((
    select max(known.weight * meaning.closeness)
    from ${meaningRows(preferred)} join product_search_words known on known.word = meaning.word
    where known.level3_id = found.level3_id), 0)`;
}

/**
 * Products of which each typed word is meant: weight of the word times its closeness, summed. It starts from the rarest
 * typed word and looks the others up product by product, so that a common word beside a rare one costs nothing.
 */
function strictly(meanings: Meanings, mostRanked: number): RawBuilder<unknown> {
  const [rarest = [], ...others] = rarestFirst(meanings);
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
  return sql`
    select rarest.level3_id, ${rank} as rank
    from (
      select best.level3_id, max(best.weight * meaning.closeness) as score
      from ${meaningRows(rarest)} cross join lateral ${bestOfWord(mostRanked)} best
      group by best.level3_id
    ) rarest
    ${sql.join(lookUps, sql` `)}
    ${allMeant.length > 0 ? sql`where ${sql.join(allMeant, sql` and `)}` : sql``}`;
}

/** Products of which some typed words are meant; a rare word tells more than a common one. */
function loosely(meanings: Meanings): RawBuilder<unknown> {
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

/** The products of which a word says most, in the order of the index. */
function bestOfWord(atMost: number): RawBuilder<unknown> {
  return sql`(
    select level3_id, weight from product_search_words where word = meaning.word
    order by weight desc, level3_id desc limit ${sql.lit(atMost)}
  )`;
}

/** Whether more products hold the rarest word than are looked at. */
export function isRankingCut({ required }: Sought): boolean {
  const [rarest = []] = rarestFirst(required);
  return rarest.some(({ productCount }) => productCount > mostLookedAt);
}

const rarestFirst = (meanings: Meanings) => meanings.toSorted((one, other) => countOf(one) - countOf(other));

const countOf = (meanings: readonly Meaning[]): number =>
  meanings.reduce((sum, { productCount }) => sum + productCount, 0);

function meaningRows(meanings: readonly Meaning[]): RawBuilder<unknown> {
  const words = meanings.map(({ word }) => word);
  const closeness = meanings.map((meaning) => meaning.closeness);
  return sql`unnest(${words}::text[], ${closeness}::float8[]) meaning (word, closeness)`;
}
