import type { AnswerOf } from "@santha/contract/endpoint";
import { sumOf } from "@santha/contract/money";
import type { readOwnDebt as endpoint } from "@santha/contract/settlements";
import { selectDebtOfBusiness } from "#features/orders";
import type { MemberContext } from "#platform/context";

/** What the caller's business owes, and of which orders, and where he can pay it. */
export async function readOwnDebt({
  database,
  actor,
  config,
}: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const orders = await selectDebtOfBusiness(database, actor.profileId);
  const owedInPaise = sumOf(orders.map((order) => order.owedInPaise));
  return { owedInPaise, orders, account: config.bankAccount };
}
