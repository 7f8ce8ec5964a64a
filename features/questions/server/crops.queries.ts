import { sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** A crop of the table with all its names. */
export interface CropRow {
  readonly slug: string;
  readonly names: readonly string[];
  readonly isWithdrawn: boolean;
}

/** Puts a question under a crop, where it is found from now on; gives the name of the crop. */
export async function updateCrop(
  transaction: Transaction,
  asked: { readonly id: number; readonly crop: string; readonly searchWords: readonly string[] },
): Promise<LocalizedText | undefined> {
  const { rows } = await sql<LocalizedText>`
    with changed as (
      update questions set crop = ${asked.crop}, search_words = ${[...asked.searchWords]}::text[] where id = ${asked.id}
    )
    select title_en as en, title_te as te from published.crops where slug = ${asked.crop}`.execute(
    transaction,
  );
  return rows[0];
}

/** The crops that questions may be about. */
export async function selectCrops(reader: Reader): Promise<CropRow[]> {
  const { rows } = await sql<CropRow>`
    select slug, array[title_en, title_te] || other_names as names, is_withdrawn as "isWithdrawn"
    from published.crops order by position, slug`.execute(reader);
  return rows;
}

/** Whether each of these crops can be chosen: it is offered, or was chosen before. */
export function mayChoose(
  slugs: readonly string[],
  { crops, before }: { readonly crops: readonly CropRow[]; readonly before: readonly (string | null)[] },
): boolean {
  const offered = new Set(crops.filter(({ isWithdrawn }) => !isWithdrawn).map(({ slug }) => slug));
  return slugs.every((slug) => offered.has(slug) || before.includes(slug));
}
