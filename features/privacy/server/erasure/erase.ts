import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { endSessionsOf } from "#engine/server/http/session.ts";
import { eraseRows, selectHindrances } from "#engine/server/privacy/person-rows.queries.ts";
import { inOrderOfErasure } from "#engine/server/privacy/privacy-plan.ts";
import type { DeclaredTable, PersonSought } from "#engine/server/privacy/table-privacy.ts";
import { findPerson } from "#features/profiles/server";
import { lockRequest, moveRequest, noteHeld } from "../queries.ts";
import { tellPerson } from "../tell-person.ts";
import { beginErasure } from "./begin-erasure.ts";

/**
 * Erases a person as the features declare it: what lies outside of the database, then table by table, the profile with
 * its number last. Each step may be repeated, so a killed worker's erasure goes on where it stood.
 */
export async function erase(platform: Platform, requestId: number): Promise<void> {
  const profileId = await begun(platform, requestId);
  if (profileId === null) return;
  const person = await findPerson(platform.database, profileId);
  if (!person) return;
  for (const kept of platform.privacy.keptOutside) await kept.erase(platform, profileId);
  const tables = new Map(platform.privacy.tables.map((each) => [each.table, each]));
  for (const declared of inOrderOfErasure(platform.privacy))
    await inTransaction(platform, (transaction) => eraseRows(transaction, tables, declared, person));
  await end(platform, requestId, tables, person);
}

/** Whose erasure is to be done now; null where it is over, waits still, or something stands in its way. */
async function begun(platform: Platform, requestId: number): Promise<number | null> {
  return inTransaction(platform, async (transaction) => {
    const request = await lockRequest(transaction, requestId);
    if (request?.kind !== "erasure") return null;
    const { state, profileId, carryOutAt } = request;
    if (state === "under-way") return (await isHindered(platform, transaction, profileId)) ? null : profileId;
    const now = platform.clock.now();
    if (state !== "waiting" || carryOutAt > now) return null;
    const reasons = await beginErasure(platform, transaction, request, "en");
    if (reasons.length === 0) return profileId;
    if (await noteHeld(transaction, requestId, now))
      await tellPerson(platform, transaction, { requestId, profileId, news: "held" });
    return null;
  });
}

/** Whether something has been opened since the erasure began; it then goes on when that is over. */
async function isHindered(
  { privacy }: Platform,
  transaction: Transaction,
  profileId: number,
): Promise<boolean> {
  return (await selectHindrances(transaction, privacy.hindrances, [profileId], "en")).size > 0;
}

/** The number is free again in the moment in which the request is done. */
async function end(
  platform: Platform,
  requestId: number,
  tables: ReadonlyMap<string, DeclaredTable>,
  person: PersonSought,
): Promise<void> {
  const profiles = tables.get("profiles");
  if (!profiles) throw new Error("the profiles are not declared");
  await inTransaction(platform, async (transaction) => {
    await endSessionsOf(platform, transaction, person.profileId);
    await eraseRows(transaction, tables, profiles, person);
    await moveRequest(transaction, {
      ...{ id: requestId, from: "under-way", to: "done" },
      endedAt: platform.clock.now(),
    });
  });
}
