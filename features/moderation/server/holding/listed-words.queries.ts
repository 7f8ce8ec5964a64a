import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { type ListedWord, mostListed } from "../../contract/listed-words.ts";

/** A word that is looked for. */
export type Listed = Pick<ListedWord, "word" | "takesEndings">;

/** The list with which posts are compared. */
export async function selectListed(reader: Reader): Promise<Listed[]> {
  return reader.selectFrom("listed_words").select(["word", "takes_endings as takesEndings"]).execute();
}

/** The list as the platform admin sees it. */
export async function selectWords(reader: Reader): Promise<ListedWord[]> {
  const { rows } = await sql<ListedWord>`
    select id as "wordId", word, takes_endings as "takesEndings", (extract(epoch from added_at) * 1000)::bigint as "addedAt"
    from listed_words order by takes_endings, word`.execute(reader);
  return rows;
}

/** Adds a word once: the list is full, it has the word, or the word is added. */
export async function insertWord(
  transaction: Transaction,
  { word, takesEndings, at }: Listed & { readonly at: Date },
): Promise<"full" | "listed" | "added"> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from listed_words`.execute(
    transaction,
  );
  if ((rows[0]?.count ?? 0) >= mostListed) return "full";
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto("listed_words")
    .values({ word, takes_endings: takesEndings, added_at: at })
    .onConflict((conflict) => conflict.column("word").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n ? "added" : "listed";
}

/** Takes a word off the list and answers it; undefined where it is not there. */
export async function deleteWord(transaction: Transaction, wordId: number): Promise<string | undefined> {
  const row = await transaction
    .deleteFrom("listed_words")
    .where("id", "=", wordId)
    .returning("word")
    .executeTakeFirst();
  return row?.word;
}
