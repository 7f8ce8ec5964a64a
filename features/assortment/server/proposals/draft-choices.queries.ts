import { sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { LicenceKind } from "#features/selling/server";

/** The groups of the store with their categories, in the order of the store, without those that are hidden. */
export async function selectGroups(
  reader: Reader,
): Promise<{ readonly level2Id: number; readonly title: LocalizedText; readonly category: LocalizedText }[]> {
  const { rows } = await sql<{ level2Id: number; title: LocalizedText; category: LocalizedText }>`
    select "group".id as "level2Id", jsonb_build_object('en', "group".title_en, 'te', "group".title_te) as title,
      jsonb_build_object('en', category.title_en, 'te', category.title_te) as category
    from published.product_level2 "group"
    join published.product_level1 category on category.id = "group".level1_id
    where not "group".is_retired and not category.is_retired
    order by category.position, category.id, "group".position, "group".id`.execute(reader);
  return rows;
}

/** The names of the makers. */
export async function selectMakers(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom("published.makers as maker")
    .select("name_en")
    .orderBy("name_en")
    .execute();
  return rows.map(({ name_en }) => name_en);
}

/** The HSN codes that have a rate of tax on that day, with the rate. */
export async function selectTaxes(
  reader: Reader,
  onDay: string,
): Promise<{ readonly hsn: string; readonly rateInBasisPoints: number }[]> {
  const { rows } = await sql<{ hsn: string; rateInBasisPoints: number }>`
    select distinct on (hsn) hsn, rate_in_basis_points as "rateInBasisPoints" from published.gst_rates
    where valid_from <= ${onDay}::date
    order by hsn, valid_from desc`.execute(reader);
  return rows;
}

/** The kinds of licence that this person's business has and that are valid on that day. */
export async function selectLicences(
  reader: Reader,
  profileId: number,
  onDay: string,
): Promise<LicenceKind[]> {
  const { rows } = await sql<{ kind: LicenceKind }>`
    select kind from published.seller_licences licence join published.sellers on sellers.id = licence.seller_id
    where sellers.profile_id = ${profileId} and valid_until >= ${onDay}::date order by kind`.execute(reader);
  return rows.map(({ kind }) => kind);
}

/** The drawing of a group, which its proposed products get. */
export async function findGroupDrawing(reader: Reader, level2Id: number): Promise<string> {
  const { drawing } = await reader
    .selectFrom("published.product_level2 as product_level2")
    .select("drawing")
    .where("id", "=", level2Id)
    .executeTakeFirstOrThrow();
  return drawing;
}
