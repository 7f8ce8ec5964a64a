import { consentTextVersion, countPurchase as endpoint } from "@santha/contract/analytics";
import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { isOwnPurchase } from "#features/orders";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { insertPurchase, selectConsent } from "./analytics.queries.ts";

/**
 * Marks a purchase of the caller as reported: the page that is told `isFirst` reports it, every later one does not.
 * Without consent nothing is marked. A practice order is no purchase.
 */
export async function countPurchase(
  { database, actor, clock }: MemberContext,
  { params: { masterId } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { profileId } = actor;
  if (!(await isOwnPurchase(database, { masterId, buyerProfileId: profileId }))) {
    return refuse(endpoint, "analytics/order-not-found");
  }
  const consent = await selectConsent(database, { profileId, textVersion: consentTextVersion });
  if (consent !== true) return { isFirst: false };
  return { isFirst: await insertPurchase(database, { masterId, at: clock.now() }) };
}
