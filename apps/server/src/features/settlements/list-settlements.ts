import type { AnswerOf } from "@santha/contract/endpoint";
import type { listSettlements as endpoint } from "@santha/contract/settlements";
import { selectDebts, selectSettlements } from "#features/orders";
import { selectWithheldOf } from "#features/withholding";
import type { MemberContext } from "#platform/context";

const day = 86_400_000;

/** What sellers are to be paid, and what they owe. */
export async function listSettlements({
  database,
  clock,
}: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const orders = await selectSettlements(database);
  const approved = orders.filter(({ isApproved }) => isApproved).map(({ orderId }) => orderId);
  const withheld = await selectWithheldOf(database, approved);
  const debts = await selectDebts(database);
  const now = clock.now().getTime();
  return {
    settlements: orders.map((order) => ({ ...order, withheld: withheld.get(order.orderId) ?? [] })),
    debts: debts.map((debt) => ({ ...debt, daysOwed: Math.floor((now - debt.since) / day) })),
  };
}
