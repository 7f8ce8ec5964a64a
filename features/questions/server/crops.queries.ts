import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

/** A crop of the table with all its names. */
export interface CropRow {
  readonly slug: string;
  readonly names: readonly string[];
  readonly isWithdrawn: boolean;
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
