import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { readOwnDebt as endpoint } from "../../contract.ts";
import { selectDebtOfBusiness } from "./seller-debts.queries.ts";
import { creditOf } from "./seller-debts.ts";

/** What the caller's business owes, of which orders, where he can pay it, and what he has sent above it. */
export async function readOwnDebt({
  database,
  sellerProfileId,
  config,
}: SellerContext): Promise<AnswerOf<typeof endpoint>> {
  const { sellerId, orders } = await selectDebtOfBusiness(database, sellerProfileId);
  const credit = sellerId === null ? 0 : await creditOf(database, sellerId);
  const sentBackInPaise = Math.max(0, 0 - credit);
  const owedInPaise = sumOf(orders.map((order) => order.owedInPaise)) + sentBackInPaise;
  const creditInPaise = Math.max(0, credit);
  return { owedInPaise, sentBackInPaise, orders, creditInPaise, account: config.bankAccount };
}
