import { sql } from "kysely";
import { roles as allRoles, type Role } from "#engine/contract/person.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { JsonValue } from "#engine/server/data/generated.ts";

/** What a code lets its holder do in the app by himself. */
export type CodePurpose = "sign-up" | "sign-in" | "reset";
/** A code of consent is told to somebody else: it must never open an account. */
type AnyPurpose = CodePurpose | "consent";
const entering = ["sign-up", "sign-in", "reset"] as const;

/** The stored hash and the roles; undefined when the person has no password. `0` is nobody's id. */
export async function selectCredentials(
  reader: Reader,
  profileId: number,
): Promise<{ passwordHash: string; roles: Role[] } | undefined> {
  return reader
    .selectFrom("credentials")
    .select(["password_hash as passwordHash", rolesOf(profileId).as("roles")])
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
}

/** Holds a person's password until the transaction ends; false when it is another by now. */
export async function holdPassword(
  transaction: Transaction,
  { profileId, passwordHash }: { readonly profileId: number; readonly passwordHash: string },
): Promise<boolean> {
  const held = await transaction
    .selectFrom("credentials")
    .select("profile_id")
    .where("profile_id", "=", profileId)
    .where("password_hash", "=", passwordHash)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** The rights of a person, in the order of the contract. */
export async function selectRoles(reader: Reader, profileId: number): Promise<Role[]> {
  const found = await sql<{ roles: Role[] }>`select ${rolesOf(profileId)} as roles`.execute(reader);
  return found.rows[0]?.roles ?? [];
}

function rolesOf(profileId: number) {
  return sql<Role[]>`array(select role from published.role_grants where profile_id = ${profileId}
    order by array_position(${[...allRoles]}::text[], role))`;
}

export async function upsertPasswordHash(
  transaction: Reader,
  credential: { readonly profileId: number; readonly passwordHash: string; readonly at: Date },
): Promise<void> {
  const change = { password_hash: credential.passwordHash, changed_at: credential.at };
  await transaction
    .insertInto("credentials")
    .values({ profile_id: credential.profileId, ...change })
    .onConflict((conflict) => conflict.column("profile_id").doUpdateSet(change))
    .execute();
}

export interface NewCode {
  readonly requestId: string;
  readonly mobileNo: string;
  readonly purpose: AnyPurpose;
  readonly askedFrom: string;
  readonly codeHash: Buffer;
  readonly pending: JsonValue;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertCode(transaction: Reader, code: NewCode): Promise<void> {
  await transaction
    .insertInto("one_time_codes")
    .values({
      request_id: code.requestId,
      mobile_no: code.mobileNo,
      purpose: code.purpose,
      asked_from: code.askedFrom,
      code_hash: code.codeHash,
      pending: JSON.stringify(code.pending),
      created_at: code.createdAt,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** A request made after the moment whose code is not used; it may have expired or be out of tries. */
export async function selectUnusedRequest(reader: Reader, requestId: string, madeAfter: Date) {
  return reader
    .selectFrom("one_time_codes")
    .select(["mobile_no as mobileNo", "purpose", "pending", "created_at as createdAt"])
    .$narrowType<{ purpose: CodePurpose }>()
    .where("request_id", "=", requestId)
    .where("purpose", "in", entering)
    .where("used_at", "is", null)
    .where("created_at", ">", madeAfter)
    .executeTakeFirst();
}

/**
 * Takes one of the five tries and gives what to compare with; undefined when none is left or the code is used or
 * expired. The try is taken before anything is compared, so parallel guesses never get a sixth.
 */
export async function takeTry(database: Reader, requestId: string, now: Date) {
  return tryOf(database, requestId, now)
    .where("purpose", "in", entering)
    .$narrowType<{ purpose: CodePurpose }>()
    .executeTakeFirst();
}

/** The same for a code of consent, which only the person who asked for it can try. */
export async function takeConsentTry(database: Reader, requestId: string, now: Date, askedBy: number) {
  return tryOf(database, requestId, now)
    .where("purpose", "=", "consent")
    .where(sql<boolean>`pending ->> 'askedBy' = ${String(askedBy)}`)
    .executeTakeFirst();
}

function tryOf(database: Reader, requestId: string, now: Date) {
  return database
    .updateTable("one_time_codes")
    .set((row) => ({ wrong_tries: row("wrong_tries", "+", 1) }))
    .where("request_id", "=", requestId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("wrong_tries", "<", 5)
    .returning([
      "mobile_no as mobileNo",
      "purpose",
      "pending",
      "code_hash as codeHash",
      "asked_from as askedFrom",
    ]);
}

/** Gives back the try of a right code that could not be used yet. */
export async function giveTryBack(database: Reader, requestId: string): Promise<void> {
  await database
    .updateTable("one_time_codes")
    .set((row) => ({ wrong_tries: row("wrong_tries", "-", 1) }))
    .where("request_id", "=", requestId)
    .where("wrong_tries", ">", 0)
    .execute();
}

/** When a number was last asked for its consent. */
export async function selectLastConsentAt(reader: Reader, mobileNo: string): Promise<Date | undefined> {
  const row = await reader
    .selectFrom("one_time_codes")
    .select("created_at as at")
    .where("mobile_no", "=", mobileNo)
    .where("purpose", "=", "consent")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** Whether this call was the one that used the code up. */
export async function markUsed(transaction: Reader, requestId: string, now: Date): Promise<boolean> {
  const updated = await transaction
    .updateTable("one_time_codes")
    .set({ used_at: now })
    .where("request_id", "=", requestId)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Keeps who brought a new person; false when this account has been brought already. */
export async function insertReferral(
  transaction: Reader,
  referral: { readonly newProfileId: number; readonly referrerProfileId: number; readonly at: Date },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto("referrals")
    .values({
      new_profile_id: referral.newProfileId,
      referrer_profile_id: referral.referrerProfileId,
      created_at: referral.at,
    })
    .onConflict((conflict) => conflict.column("new_profile_id").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function deleteCodesExpiredBefore(database: Reader, moment: Date): Promise<void> {
  await database.deleteFrom("one_time_codes").where("expires_at", "<", moment).execute();
}
