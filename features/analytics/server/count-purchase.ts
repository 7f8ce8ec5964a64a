import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { consentTextVersion, countPurchase as endpoint } from "../contract.ts";
import { isOwnPurchase } from "./own-purchase.queries.ts";
import { insertPurchase, selectConsent } from "./queries.ts";

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
