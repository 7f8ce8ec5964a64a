import type { Transaction } from "@santha/database/client";
import { findProfileByMobile } from "#features/profiles";
import type { RequestContext } from "#platform/context";
import { emit } from "#platform/events";
import { personReferred } from "./auth.events.ts";
import { insertReferral } from "./auth.queries.ts";

/** Keeps who brought the new person, once, and tells it; `unknown` when nobody has the number. */
export async function keepReferral(
  context: RequestContext,
  transaction: Transaction,
  { newProfileId, referrerMobileNo }: { readonly newProfileId: number; readonly referrerMobileNo: string },
): Promise<"counted" | "unknown"> {
  const referrer = await findProfileByMobile(transaction, referrerMobileNo);
  if (!referrer || referrer.profileId === newProfileId) return "unknown";
  const referral = { newProfileId, referrerProfileId: referrer.profileId };
  const isNew = await insertReferral(transaction, { ...referral, at: context.clock.now() });
  if (isNew) await emit(context, transaction, personReferred, referral);
  return "counted";
}
