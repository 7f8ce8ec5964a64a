import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

export interface SecondFactorRow {
  /** The secret that is asked for; null while none is confirmed. */
  readonly sealedSecret: Buffer | null;
  /** A secret whose first code is awaited. */
  readonly waitingSecret: Buffer | null;
  readonly waitingSince: Date | null;
}

export async function selectSecondFactor(
  reader: Reader,
  profileId: number,
): Promise<SecondFactorRow | undefined> {
  return reader
    .selectFrom("second_factors")
    .select([
      "sealed_secret as sealedSecret",
      "waiting_secret as waitingSecret",
      "waiting_since as waitingSince",
    ])
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
}

/** The secret that is asked for at sign-in; null when the account has none. */
export async function sealedSecretOf(reader: Reader, profileId: number): Promise<Buffer | null> {
  return (await selectSecondFactor(reader, profileId))?.sealedSecret ?? null;
}

/** Keeps a new secret until its first code comes; one that waited before is gone. */
export async function keepWaitingSecret(
  reader: Reader,
  waiting: { readonly profileId: number; readonly secret: Buffer; readonly at: Date },
): Promise<void> {
  const change = { waiting_secret: waiting.secret, waiting_since: waiting.at };
  await reader
    .insertInto("second_factors")
    .values({ profile_id: waiting.profileId, ...change })
    .onConflict((conflict) => conflict.column("profile_id").doUpdateSet(change))
    .execute();
}

/** Sets the waiting secret as the one that is asked for; false when another waits by now. */
export async function setWaitingSecret(
  transaction: Transaction,
  set: { readonly profileId: number; readonly secret: Buffer; readonly step: number; readonly at: Date },
): Promise<boolean> {
  const updated = await transaction
    .updateTable("second_factors")
    .set({
      sealed_secret: set.secret,
      set_at: set.at,
      last_step: set.step,
      waiting_secret: null,
      waiting_since: null,
    })
    .where("profile_id", "=", set.profileId)
    .where("waiting_secret", "=", set.secret)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Uses up a time step and all before it; false when it was used, so a code passes once. */
export async function spendStep(reader: Reader, profileId: number, step: number): Promise<boolean> {
  const updated = await reader
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("profile_id", "=", profileId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(
  transaction: Transaction,
  codes: { readonly profileId: number; readonly hashes: readonly Buffer[] },
): Promise<void> {
  await transaction.deleteFrom("recovery_codes").where("profile_id", "=", codes.profileId).execute();
  const rows = codes.hashes.map((hash) => ({ profile_id: codes.profileId, code_hash: hash }));
  await transaction.insertInto("recovery_codes").values(rows).execute();
}

/** Uses up a recovery code; false when there is none like it left. */
export async function spendRecoveryCode(
  reader: Reader,
  code: { readonly profileId: number; readonly hash: Buffer; readonly at: Date },
): Promise<boolean> {
  const updated = await reader
    .updateTable("recovery_codes")
    .set({ used_at: code.at })
    .where("profile_id", "=", code.profileId)
    .where("code_hash", "=", code.hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function countRecoveryCodes(reader: Reader, profileId: number): Promise<number> {
  const found = await sql<{ left: number }>`
    select count(*)::int as left from recovery_codes where profile_id = ${profileId} and used_at is null`.execute(
    reader,
  );
  return found.rows[0]?.left ?? 0;
}

/** Takes the second factor away; false when there was none. */
export async function deleteSecondFactor(transaction: Transaction, profileId: number): Promise<boolean> {
  await transaction.deleteFrom("recovery_codes").where("profile_id", "=", profileId).execute();
  const deleted = await transaction
    .deleteFrom("second_factors")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
