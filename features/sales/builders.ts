import { sessionFor, type TestApp } from "#testing/process/app.ts";

/** A new session of a person, as tests let weeks pass. */
export async function sessionOf(app: TestApp, profileId: number): Promise<string> {
  const { profile_key: profileKey } = await app.platform.database
    .selectFrom("profiles")
    .select("profile_key")
    .where("id", "=", profileId)
    .executeTakeFirstOrThrow();
  return sessionFor(app, { profileId, profileKey });
}

/** A new session of the person whose business this is. */
export async function sessionOfSeller(app: TestApp, sellerId: number): Promise<string> {
  const { profile_id: profileId } = await app.platform.database
    .selectFrom("sellers")
    .select("profile_id")
    .where("id", "=", sellerId)
    .executeTakeFirstOrThrow();
  return sessionOf(app, profileId);
}
