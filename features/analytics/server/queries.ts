import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

/** What a person chose last; null when he never chose, or other words than these. */
export async function selectConsent(
  reader: Reader,
  asked: { readonly profileId: number; readonly textVersion: number },
): Promise<boolean | null> {
  const latest = await reader
    .selectFrom("analytics_consents")
    .select(["is_given", "text_version"])
    .where("profile_id", "=", asked.profileId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return latest?.text_version === asked.textVersion ? latest.is_given : null;
}

export interface NewConsent {
  readonly profileId: number;
  readonly isGiven: boolean;
  readonly textVersion: number;
  readonly language: string;
  readonly at: Date;
}

/** A choice that is changed sooner was not a choice of its own. */
const settledAfterMs = 3_600_000;

/**
 * Keeps a choice beside the earlier ones. The same one again is kept once, and presses to and fro within an hour are one
 * row: its last.
 */
export async function keepConsent(reader: Reader, consent: NewConsent): Promise<void> {
  const latest = await reader
    .selectFrom("analytics_consents")
    .select(["id", "is_given as isGiven", "text_version as textVersion", "chosen_at as chosenAt"])
    .where("profile_id", "=", consent.profileId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (latest?.isGiven === consent.isGiven && latest.textVersion === consent.textVersion) return;
  if (!latest || consent.at.getTime() - latest.chosenAt.getTime() >= settledAfterMs)
    return insertConsent(reader, consent);
  const { isGiven, textVersion, language, at } = consent;
  await reader
    .updateTable("analytics_consents")
    .set({ is_given: isGiven, text_version: textVersion, language, chosen_at: at })
    .where("id", "=", latest.id)
    .execute();
}

async function insertConsent(reader: Reader, consent: NewConsent): Promise<void> {
  await reader
    .insertInto("analytics_consents")
    .values({
      profile_id: consent.profileId,
      is_given: consent.isGiven,
      text_version: consent.textVersion,
      language: consent.language,
      chosen_at: consent.at,
    })
    .execute();
}

/** Marks a purchase as reported; false when it was before. */
export async function insertPurchase(
  reader: Reader,
  { masterId, at }: { readonly masterId: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into analytics_purchases (master_id, reported_at) values (${masterId}, ${at})
    on conflict (master_id) do nothing returning master_id`.execute(reader);
  return rows.length > 0;
}
