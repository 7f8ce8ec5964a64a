import type { Language } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { endSessionsOf } from "#engine/server/http/session.ts";
import { selectHindrances } from "#engine/server/privacy/person-rows.queries.ts";
import { moveRequest, type RequestRow } from "../queries.ts";

/** Begins an erasure that waits and ends the person's sessions; or answers the reasons why it cannot begin. */
export async function beginErasure(
  platform: Pick<Platform, "privacy" | "signals">,
  transaction: Transaction,
  { id, profileId }: RequestRow,
  language: Language,
): Promise<readonly string[]> {
  const hindrances = await selectHindrances(transaction, platform.privacy.hindrances, [profileId], language);
  const reasons = hindrances.get(profileId) ?? [];
  if (reasons.length > 0) return reasons;
  await moveRequest(transaction, { id, from: "waiting", to: "under-way" });
  await endSessionsOf(platform, transaction, profileId);
  return [];
}
