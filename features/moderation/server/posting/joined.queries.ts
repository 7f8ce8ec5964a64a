import type { Reader } from "#engine/server/data/client.ts";

/** Since when a person has an account. */
export async function findJoined(reader: Reader, profileId: number): Promise<Date | undefined> {
  const row = await reader
    .selectFrom("published.profiles as person")
    .select("created_at")
    .where("id", "=", profileId)
    .executeTakeFirst();
  return row?.created_at ?? undefined;
}
