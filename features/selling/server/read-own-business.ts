import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { readOwnBusiness as endpoint } from "../contract.ts";
import { findOwnBusiness } from "./own-business.queries.ts";

/** The caller's business. */
export async function readOwnBusiness({
  database,
  sellerProfileId,
}: SellerContext): Promise<AnswerOf<typeof endpoint>> {
  return { business: (await findOwnBusiness(database, sellerProfileId)) ?? null };
}
