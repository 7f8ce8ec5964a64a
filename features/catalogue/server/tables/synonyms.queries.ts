import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** Groups that are in force, the latest first. */
export async function selectSynonymGroups(
  reader: Reader,
): Promise<{ readonly groupId: number; readonly words: readonly string[]; readonly addedAt: Date }[]> {
  const rows = await reader
    .selectFrom("synonym_groups")
    .select(["id as groupId", "words", "added_at as addedAt"])
    .where("removed_at", "is", null)
    .orderBy("id", "desc")
    .execute();
  return rows;
}

/** How many products have search words of an earlier version. */
export async function countOutdated(reader: Reader, version: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from product_level3 where words_version < ${version}`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** Writes a group of words, each with the form in which the search compares it; gives its id and the words of other groups. */
export async function insertSynonyms(
  transaction: Transaction,
  { words, addedAt }: { readonly words: ReadonlyMap<string, string>; readonly addedAt: Date },
): Promise<{ readonly groupId: number; readonly taken: readonly string[] }> {
  const { id: groupId } = await transaction
    .insertInto("synonym_groups")
    .values({ words: [...words.values()], added_at: addedAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  // A fixed order: two groups with the same words wait for each other and not in a circle.
  const { rows } = await sql<{ word: string }>`
    insert into synonyms (word, group_id) select word, ${groupId} from unnest(${[...words.keys()].toSorted()}::text[]) word
    on conflict (word) do nothing returning word`.execute(transaction);
  const written = new Set(rows.map(({ word }) => word));
  return { groupId, taken: [...words].flatMap(([word, typed]) => (written.has(word) ? [] : [typed])) };
}

/** Takes a group out of force; gives its words, or undefined where there is none such. */
export async function removeSynonymGroup(
  transaction: Transaction,
  groupId: number,
  removedAt: Date,
): Promise<readonly string[] | undefined> {
  const removed = await transaction
    .updateTable("synonym_groups")
    .set({ removed_at: removedAt })
    .where("id", "=", groupId)
    .where("removed_at", "is", null)
    .returning("words")
    .executeTakeFirst();
  await transaction.deleteFrom("synonyms").where("group_id", "=", groupId).execute();
  return removed?.words;
}
