import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { type AddedGroup, phraseOf } from "./added-names.ts";
import { foldForSearch, wordsVersion } from "./search-words.ts";

/** Groups of words that an admin added, and the version of search words that follows from them and from the rules. */
interface AddedSynonyms {
  readonly version: number;
  readonly groups: readonly AddedGroup[];
}

/** Changes of the table that a version of the rules leaves room for. */
const mostChanges = 100_000;

/** Reads both in one statement, so that words are never marked with a version whose groups they do not follow. */
export async function readAddedSynonyms(reader: Reader): Promise<AddedSynonyms> {
  const { rows } = await sql<{ changes: number; groups: string[][] }>`
    select count(*) + count(removed_at) as changes,
      coalesce(jsonb_agg(to_jsonb(words) order by id) filter (where removed_at is null), '[]') as groups
    from synonym_groups`.execute(reader);
  const { changes, groups } = rows[0] ?? { changes: 0, groups: [] };
  return {
    version: wordsVersion * mostChanges + changes,
    groups: groups.map((words) => words.map((word) => phraseOf(foldForSearch(word)))),
  };
}
