import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { findSellers as endpoint } from "../contract.ts";
import { selectSellersLike } from "./sellers.queries.ts";

/** Sellers whose money finance has found in the account, also those who owe nothing. */
export async function findSellers(
  { database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return { sellers: await selectSellersLike(database, query) };
}
