import { type AuditEntry, audit } from "#engine/server/data/audit.ts";
import type { TestApp } from "#testing/process/app.ts";
import type { TestPerson } from "#testing/shop/people.ts";

/** Writes a line of the audit log as an operation of this person would; null: as the terminal. */
export async function noteInLog(
  { platform: { clock, database } }: Pick<TestApp, "platform">,
  by: Pick<TestPerson, "profileId" | "profileKey"> | null,
  entry: AuditEntry,
): Promise<void> {
  const actor = by && { profileId: by.profileId, profileKey: by.profileKey, roles: [] };
  await audit({ actor, clock, requestId: "test" }, database, entry);
}
