import type { Reader } from "@santha/database/client";
import { sql } from "kysely";

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

/** Keeps a choice beside the earlier ones. */
export async function insertConsent(reader: Reader, consent: NewConsent): Promise<void> {
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
