import type { Reader, Transaction } from "@santha/database/client";
import { sql } from "kysely";
import type { SearchedTexts, TypedWord } from "./search-words.ts";

/** Writes the words by which a new product is found, and counts them. */
export async function insertSearchWords(
  transaction: Transaction,
  level3Id: number,
  words: ReadonlyMap<string, number>,
): Promise<void> {
  // In one order everywhere, so that two products written at once never wait for each other in a ring.
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

/** Products whose words were written by older rules, with the texts by which they are found; held until the transaction ends. */
export async function lockOutdatedProducts(
  transaction: Transaction,
  { version, atMost }: { readonly version: number; readonly atMost: number },
): Promise<{ readonly level3Id: number; readonly texts: SearchedTexts }[]> {
  const { rows } = await sql<{ level3Id: number; texts: SearchedTexts }>`
    select product.id as "level3Id", jsonb_build_object(
      'title', jsonb_build_array(product.title_en, product.title_te),
      'group', jsonb_build_array("group".title_en, "group".title_te),
      'category', jsonb_build_array(category.title_en, category.title_te),
      'maker', jsonb_build_array(product.maker),
      'pack', coalesce((
        select jsonb_agg(pack_title_en) || jsonb_agg(pack_title_te) from skus where skus.level3_id = product.id
      ), '[]')) as texts
    from product_level3 product
    join product_level2 "group" on "group".id = product.level2_id
    join product_level1 category on category.id = product.level1_id
    where product.words_version < ${version}
    order by product.words_version, product.id limit ${atMost} for update of product skip locked`.execute(
    transaction,
  );
  return rows;
}

/** Takes back the words of a product, before they are written anew by the rules of `version`. */
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

/** A word of the store that a typed word may mean. */
export interface TermRow {
  /** Of the typed word, from 0. */
  readonly position: number;
  readonly word: string;
  readonly productCount: number;
}

/** So many words are looked at of each kind; the best known first. */
const most = 60;

/**
 * So many words that share a half with the typed one are looked at. Their order and this limit are also what makes the
 * planner read the ordered index of beginnings or of ends: by a pattern it would read the whole index of middles.
 */
const mostNear = 1000;

/**
 * The words of the store that each typed word may mean: the word itself, also without its ending, what begins with
 * it, what contains it, and what shares its first or its last half and nearly its length, which all words have that are one edit away
 * and most of the long ones that are two.
 */
export async function selectTerms(reader: Reader, typed: readonly TypedWord[]): Promise<TermRow[]> {
  const positions = typed.map((_, position) => position);
  const plain = typed.map((word) => word.plain);
  // One that has no sound is looked up as written.
  const sounds = typed.map((word) => word.sound ?? word.plain);
  const stems = typed.map((word) => word.stem);
  const { rows } = await sql<TermRow>`
    select typed.position, found.word, found.product_count as "productCount"
    from unnest(${positions}::int[], ${plain}::text[], ${sounds}::text[], ${stems}::text[])
      typed (position, plain, sound, stem)
    cross join lateral (
      select word, product_count from search_terms where word = any(array[typed.plain, typed.sound, typed.stem])
      union
      (select word, product_count from search_terms
        where length(typed.stem) >= 4 and word >= typed.stem and word < typed.stem || chr(1114111)
        order by product_count desc limit ${sql.lit(most)})
      union
      (select word, product_count from search_terms
        where word >= typed.plain and word < typed.plain || chr(1114111)
        order by product_count desc limit ${sql.lit(most)})
      union
      (select word, product_count from search_terms
        where length(typed.sound) >= 3 and word >= typed.sound and word < typed.sound || chr(1114111)
        order by product_count desc limit ${sql.lit(most)})
      union
      (select word, product_count from search_terms
        where length(typed.plain) >= 4 and word like '%' || replace(replace(replace(typed.plain, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
        order by product_count desc limit ${sql.lit(most)})
      union
      select term.word, term.product_count
      from unnest(array[typed.plain, typed.sound]) form
      cross join lateral (select left(form, (length(form) - 1) / 2) as half) halved
      cross join lateral (
        select word, product_count from search_terms
        where word >= half and word < half || chr(1114111)
          and length(word) >= 4 and abs(length(word) - length(form)) <= (case when length(form) > 9 then 2 else 1 end)
        order by word limit ${sql.lit(mostNear)}) term
      where form ~ '^[a-z]{4,}$'
      union
      select term.word, term.product_count
      from unnest(array[typed.plain, typed.sound]) form
      cross join lateral (select left(reverse(form), (length(form) - 1) / 2) as half) halved
      cross join lateral (
        select word, product_count from search_terms
        where reverse(word) >= half and reverse(word) < half || chr(1114111)
          and length(word) >= 4 and abs(length(word) - length(form)) <= (case when length(form) > 9 then 2 else 1 end)
        order by reverse(word) limit ${sql.lit(mostNear)}) term
      where form ~ '^[a-z]{4,}$'
    ) found`.execute(reader);
  return rows;
}
