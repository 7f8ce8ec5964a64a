import type { Reader } from "#engine/server/data/client.ts";
import type { NoticeChoice } from "../../contract/notification-settings.ts";
import { type Hours, usualHours } from "./hours.ts";

/** A person's hours, or the usual ones. */
export async function selectHours(reader: Reader, profileId: number): Promise<Hours> {
  const row = await reader
    .selectFrom("notification_hours")
    .select(["quiet_from", "quiet_until", "digest_at"])
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  if (!row) return usualHours;
  const { quiet_from: from, quiet_until: until, digest_at: digestAt } = row;
  return { quiet: from === null || until === null ? null : { from, until }, digestAt };
}

export async function upsertHours(
  reader: Reader,
  { profileId, hours, at }: { readonly profileId: number; readonly hours: Hours; readonly at: Date },
): Promise<void> {
  const values = {
    quiet_from: hours.quiet?.from ?? null,
    quiet_until: hours.quiet?.until ?? null,
    digest_at: hours.digestAt,
    changed_at: at,
  };
  await reader
    .insertInto("notification_hours")
    .values({ profile_id: profileId, ...values })
    .onConflict((conflict) => conflict.column("profile_id").doUpdateSet(values))
    .execute();
}

/** What a person chose, by kind; kinds that he left alone are not there. */
export async function selectSwitches(
  reader: Reader,
  profileId: number,
): Promise<ReadonlyMap<string, NoticeChoice>> {
  const rows = await reader
    .selectFrom("notification_switches")
    .select(["kind", "choice"])
    .where("profile_id", "=", profileId)
    .execute();
  return new Map(rows.map(({ kind, choice }) => [kind, choice as NoticeChoice]));
}

export async function upsertSwitch(
  reader: Reader,
  chosen: {
    readonly profileId: number;
    readonly kind: string;
    readonly choice: NoticeChoice;
    readonly at: Date;
  },
): Promise<void> {
  const values = { choice: chosen.choice, changed_at: chosen.at };
  await reader
    .insertInto("notification_switches")
    .values({ profile_id: chosen.profileId, kind: chosen.kind, ...values })
    .onConflict((conflict) => conflict.columns(["profile_id", "kind"]).doUpdateSet(values))
    .execute();
}
