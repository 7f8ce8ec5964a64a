import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { type AddedGroup, phraseOf } from "./added-names.ts";
import type { CropNames } from "./crops.ts";
import { foldForSearch, wordsVersion } from "./search-words.ts";

/** What admins add to the words of products: groups of words, and the names of crops. */
export interface AdminWords {
  readonly groups: readonly AddedGroup[];
  readonly crops: readonly CropNames[];
}

/** Changes of the tables that a version of the rules leaves room for. */
const mostChanges = 100_000;

/** All names of the crops, as JSON. */
export const cropNamesJson = sql<string>`(
  select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'names', array[title_en, title_te] || other_names)
    order by position, slug), '[]') from crops)`;

/**
 * Reads all in one statement, so that words are never marked with a version whose tables they do not follow. The version
 * follows from the tables and from the rules.
 */
export async function readAdminWords(reader: Reader): Promise<AdminWords & { readonly version: number }> {
  const { rows } = await sql<{ changes: number; groups: string[][]; crops: CropNames[] }>`
    select count(*) + count(removed_at) + (select sum(revision + 1) from crops)::bigint as changes,
      coalesce(jsonb_agg(to_jsonb(words) order by id) filter (where removed_at is null), '[]') as groups,
      ${cropNamesJson} as crops
    from synonym_groups`.execute(reader);
  const { changes, groups, crops } = rows[0] ?? { changes: 0, groups: [], crops: [] };
  return {
    version: wordsVersion * mostChanges + changes,
    groups: groups.map((words) => words.map((word) => phraseOf(foldForSearch(word)))),
    crops: crops.map(({ slug, names }) => ({ slug, names: names.map(foldForSearch) })),
  };
}
