import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  addShippingRate as addEndpoint,
  changeShippingRate as changeEndpoint,
  type listShippingRates as listEndpoint,
  mostShippingRates,
  removeShippingRate as removeEndpoint,
} from "../contract.ts";
import {
  deleteRate,
  hasRateFor,
  insertRate,
  lockOwnBusiness,
  lockRate,
  selectRates,
  updateRate,
} from "./shipping-rates.queries.ts";

/** Where the caller's business delivers. */
export async function listShippingRates({
  sellerProfileId,
  database,
}: SellerContext): Promise<AnswerOf<typeof listEndpoint>> {
  return { rates: await selectRates(database, sellerProfileId) };
}

/** Adds an area; checkouts that look at the seller's charges see it from now on. */
export async function addShippingRate(
  context: SellerContext,
  { body }: CheckedOf<typeof addEndpoint>,
): Promise<AnswerOf<typeof addEndpoint>> {
  const profileId = context.sellerProfileId;
  return inTransaction(context, async (transaction) => {
    const sellerId = await lockOwnBusiness(transaction, profileId);
    if (sellerId === undefined) return refuse(addEndpoint, "selling/no-business");
    if (await hasRateFor(transaction, sellerId, body))
      return refuse(addEndpoint, "selling/rate-exists", { fields: { pinPrefix: "selling/rate-exists" } });
    if ((await selectRates(transaction, profileId)).length >= mostShippingRates)
      return refuse(addEndpoint, "selling/too-many-rates", { values: { most: mostShippingRates } });
    const rateId = await insertRate(transaction, sellerId, body);
    await audit(context, transaction, {
      action: "selling/rate-added",
      subject: `shipping rate ${rateId}`,
      detail: body,
    });
    return { rates: await selectRates(transaction, profileId) };
  });
}

/** Changes an area that is still as the caller saw it. */
export async function changeShippingRate(
  context: SellerContext,
  { params: { rateId }, body: { seen, ...terms } }: CheckedOf<typeof changeEndpoint>,
): Promise<AnswerOf<typeof changeEndpoint>> {
  const profileId = context.sellerProfileId;
  return inTransaction(context, async (transaction) => {
    const sellerId = await lockOwnBusiness(transaction, profileId);
    const before = sellerId === undefined ? undefined : await lockRate(transaction, sellerId, rateId);
    if (sellerId === undefined || !before) return refuse(changeEndpoint, "selling/rate-not-found");
    if (await hasRateFor(transaction, sellerId, terms, rateId))
      return refuse(changeEndpoint, "selling/rate-exists", { fields: { pinPrefix: "selling/rate-exists" } });
    if (!(await updateRate(transaction, { sellerId, rateId, seen, terms })))
      return refuse(changeEndpoint, "selling/rate-changed");
    await audit(context, transaction, {
      action: "selling/rate-changed",
      subject: `shipping rate ${rateId}`,
      detail: { ...terms, ...beforeOf(before) },
    });
    return { rates: await selectRates(transaction, profileId) };
  });
}

/** Takes an area away; orders that are placed keep their charge. */
export async function removeShippingRate(
  context: SellerContext,
  { params: { rateId } }: CheckedOf<typeof removeEndpoint>,
): Promise<AnswerOf<typeof removeEndpoint>> {
  const profileId = context.sellerProfileId;
  return inTransaction(context, async (transaction) => {
    const sellerId = await lockOwnBusiness(transaction, profileId);
    const before = sellerId === undefined ? undefined : await lockRate(transaction, sellerId, rateId);
    if (!before) return refuse(removeEndpoint, "selling/rate-not-found");
    await deleteRate(transaction, rateId);
    await audit(context, transaction, {
      action: "selling/rate-removed",
      subject: `shipping rate ${rateId}`,
      detail: { ...before },
    });
    return { rates: await selectRates(transaction, profileId) };
  });
}

/** The terms as they were, under `…Before`. */
function beforeOf(terms: Readonly<Record<string, string | number | boolean>>) {
  return Object.fromEntries(Object.entries(terms).map(([term, value]) => [`${term}Before`, value]));
}
