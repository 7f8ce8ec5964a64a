import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { readProductForSeller as endpoint, type ProductForSeller } from "../contract/listings.ts";
import { findProduct } from "./product.queries.ts";

/** A product of the common list as the caller may sell it. */
export function readProduct(
  context: SellerContext,
  { params: { level3Id } }: CheckedOf<typeof endpoint>,
): Promise<ProductForSeller> {
  return toProductForSeller(context, context.database, level3Id);
}

/**
 * The product as its seller sees it, in the caller's transaction.
 * @throws AppError `assortment/product-not-found`.
 */
export async function toProductForSeller(
  { sellerProfileId, clock }: Pick<SellerContext, "sellerProfileId" | "clock">,
  reader: Reader,
  level3Id: number,
): Promise<ProductForSeller> {
  const asked = { profileId: sellerProfileId, onDay: dayInIndia(clock.now()) };
  const product = await findProduct(reader, level3Id, asked);
  return product ?? refuse(endpoint, "assortment/product-not-found");
}
