import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { cropNamesJson } from "./admin-words.queries.ts";
import type { SearchedTexts, TypedWord } from "./search-words.ts";

/** Writes the search words of a new product and counts them. */
export async function insertSearchWords(
  transaction: Transaction,
  level3Id: number,
  words: ReadonlyMap<string, number>,
): Promise<void> {
  // A fixed order prevents deadlocks between products written at the same time.
  const sorted = [...words].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const texts = sorted.map(([word]) => word);
  const weights = sorted.map(([, weight]) => weight);
  await sql`
    insert into search_terms (word, product_count) select word, 1 from unnest(${texts}::text[]) word
    on conflict (word) do update set product_count = search_terms.product_count + 1`.execute(transaction);
  await sql`
    insert into product_search_words (word, level3_id, weight)
    select word, ${level3Id}, weight from unnest(${texts}::text[], ${weights}::smallint[]) given (word, weight)`.execute(
    transaction,
  );
}

/**
 * Locks products whose search words come from an older version, until the transaction ends; returns them
 * with their texts.
 */
export async function lockOutdatedProducts(
  transaction: Transaction,
  { version, atMost }: { readonly version: number; readonly atMost: number },
): Promise<{ readonly level3Id: number; readonly texts: SearchedTexts }[]> {
  const { rows } = await sql<{ level3Id: number; texts: SearchedTexts }>`
    select product.id as "level3Id", jsonb_build_object(
      'title', jsonb_build_array(product.title_en, product.title_te),
      'group', jsonb_build_array("group".title_en, "group".title_te),
      'category', jsonb_build_array(category.title_en, category.title_te),
      'maker', jsonb_build_array(product.maker, coalesce(maker.name_te, product.maker)),
      'pack', coalesce((
        select jsonb_agg(pack_title_en) || jsonb_agg(pack_title_te) from skus where skus.level3_id = product.id
      ), '[]')) as texts
    from product_level3 product
    join product_level2 "group" on "group".id = product.level2_id
    join product_level1 category on category.id = product.level1_id
    left join makers maker on maker.name_en = product.maker
    where product.words_version < ${version}
    order by product.words_version, product.id limit ${sql.lit(atMost)} for update of product skip locked`.execute(
    transaction,
  );
  return rows;
}

/** Deletes the search words of a product, before they are written by the rules of `version`. */
export async function deleteSearchWords(
  transaction: Transaction,
  level3Id: number,
  version: number,
): Promise<void> {
  await sql`
    with deleted as (delete from product_search_words where level3_id = ${level3Id} returning word)
    update search_terms set product_count = product_count - 1 where word in (select word from deleted)`.execute(
    transaction,
  );
  await transaction
    .updateTable("product_level3")
    .set({ words_version: version })
    .where("id", "=", level3Id)
    .execute();
}

/** A catalogue word that a typed word may match. */
export interface TermRow {
  /** Position of the typed word, from 0. */
  readonly position: number;
  readonly word: string;
  readonly productCount: number;
}

/** The table of crops; each row that is written, put in or taken out makes another version. */
export interface CropsRead {
  readonly version: string;
  /** JSON; null where they are known. */
  readonly names: string | null;
}

/** Position of the one row that is no term: what is said of the crops. */
const ofCrops = -1;

/** How many words of each kind of match are read, the most frequent first. */
const most = 60;

/**
 * How many words that share a half with the typed word are read. Their order and this limit make the planner use
 * the ordered prefix or suffix index; a pattern would scan the whole trigram index.
 */
const mostNear = 1000;

/**
 * Catalogue words that each typed word may match: itself, its stem, words that begin or end with it. For a word
 * that no product has, also words that contain it, and words of similar length sharing a half: all with one edit
 * and most long ones with two. The table of crops comes along.
 */
export async function selectTerms(
  reader: Reader,
  typed: readonly TypedWord[],
  knownCrops: string | undefined,
): Promise<{ readonly terms: TermRow[]; readonly crops: CropsRead }> {
  const positions = typed.map((_, position) => position);
  const plain = typed.map((word) => word.plain);
  // A word without a sound is looked up as written.
  const sounds = typed.map((word) => word.sound ?? word.plain);
  const stems = typed.map((word) => word.stem);
  const { rows } = await sql<TermRow & { readonly crops: string | null }>`
    select typed.position, found.word, found.product_count as "productCount", null as crops
    from unnest(${positions}::int[], ${plain}::text[], ${sounds}::text[], ${stems}::text[])
      typed (position, plain, sound, stem)
    cross join lateral (
      select count(*) > 0 as is_known from search_terms
      where word = any(array[typed.plain, typed.sound, typed.stem]) and product_count > 0
    ) catalogue
    cross join lateral (
      select word, product_count from search_terms where word = any(array[typed.plain, typed.sound, typed.stem])
      union all
      (select word, product_count from search_terms
        where length(typed.stem) >= 4 and word >= typed.stem and word < typed.stem || chr(1114111)
        order by product_count desc limit ${sql.lit(most)})
      union all
      (select word, product_count from search_terms
        where word >= typed.plain and word < typed.plain || chr(1114111)
        order by product_count desc limit ${sql.lit(most)})
      union all
      (select word, product_count from search_terms
        where length(typed.sound) >= 3 and typed.sound <> typed.plain
          and word >= typed.sound and word < typed.sound || chr(1114111)
        order by product_count desc limit ${sql.lit(most)})
      union all
      (select word, product_count from search_terms
        where length(typed.plain) >= 4 and reverse(word) >= reverse(typed.plain)
          and reverse(word) < reverse(typed.plain) || chr(1114111)
        order by product_count desc limit ${sql.lit(most)})
      union all
      (select word, product_count from search_terms
        where not is_known and length(typed.plain) >= 4
          and word like '%' || replace(replace(replace(typed.plain, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
        order by product_count desc limit ${sql.lit(most)})
      union all
      select term.word, term.product_count
      from unnest(array[typed.plain, typed.sound]) form
      cross join lateral (select left(form, (length(form) - 1) / 2) as half) halved
      cross join lateral (
        select word, product_count from search_terms
        where word >= half and word < half || chr(1114111)
          and length(word) >= 4 and abs(length(word) - length(form)) <= (case when length(form) > 9 then 2 else 1 end)
        order by word limit ${sql.lit(mostNear)}) term
      where not is_known and form ~ '^[a-z]{4,}$'
      union all
      select term.word, term.product_count
      from unnest(array[typed.plain, typed.sound]) form
      cross join lateral (select left(reverse(form), (length(form) - 1) / 2) as half) halved
      cross join lateral (
        select word, product_count from search_terms
        where reverse(word) >= half and reverse(word) < half || chr(1114111)
          and length(word) >= 4 and abs(length(word) - length(form)) <= (case when length(form) > 9 then 2 else 1 end)
        order by reverse(word) limit ${sql.lit(mostNear)}) term
      where not is_known and form ~ '^[a-z]{4,}$'
    ) found
    union all
    select ${sql.lit(ofCrops)}, version, 0, case when version = ${knownCrops ?? ""}::text then null else ${cropNamesJson}::text end
    from (select count(*) || '/' || coalesce(sum(xmin::text::bigint), 0) as version from crops) of_crops`.execute(
    reader,
  );
  const { word: version = "", crops: names = "[]" } = rows.find(({ position }) => position === ofCrops) ?? {};
  const words = rows.filter(({ position }) => position !== ofCrops);
  // A word may match in several ways.
  const terms = new Map(
    words.map(({ position, word, productCount }) => [
      `${position} ${word}`,
      { position, word, productCount },
    ]),
  );
  return { terms: [...terms.values()], crops: { version, names } };
}
