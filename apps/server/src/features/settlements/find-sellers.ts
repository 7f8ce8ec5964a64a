import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { findSellers as endpoint } from "@santha/contract/settlements";
import type { MemberContext } from "#platform/context";
import { selectSellersLike } from "./sellers.queries.ts";

/** Sellers whose money finance has found in the account, also those who owe nothing. */
export async function findSellers(
  { database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return { sellers: await selectSellersLike(database, query) };
}
