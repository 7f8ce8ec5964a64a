import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { findAccount } from "#features/payouts/server";
import type { ApplicationFacts } from "../contract/facts.ts";
import type { Measure } from "./check-facts.ts";
import { type ApplicationRow, isGstinRegistered } from "./queries.ts";

/** What the facts of an application are measured by at this moment. */
export async function measureOf(
  { clock }: Pick<Platform, "clock">,
  reader: Reader,
  { profileId, kind }: Pick<ApplicationRow, "profileId" | "kind">,
  { gstin }: ApplicationFacts,
): Promise<Measure> {
  return {
    today: dayInIndia(clock.now()),
    hasAccount: (await findAccount(reader, profileId)) !== null,
    isGstinTaken: kind === "seller" && (await isGstinRegistered(reader, gstin)),
  };
}
