import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { listGatewaySettlements as endpoint } from "@santha/contract/gateway-settlements";
import { sumOfAccount } from "#features/ledger";
import type { MemberContext } from "#platform/context";
import { pageOf, placeOf } from "#platform/paging";
import { selectSettlements } from "./gateway-settlements.queries.ts";
import { expectedOf, lastDayDue, settlementOf } from "./gateway-settlements.ts";

/** What the payment provider holds of our money, and what he has paid out. */
export async function listGatewaySettlements(
  { clock, database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await selectSettlements(database, { after: placeOf(query.after), limit: query.limit + 1 });
  const { page, nextAfter } = pageOf(rows, query.limit, ({ notedAt: at, id }) => ({ at, id: String(id) }));
  const lastDay = lastDayDue(clock.now());
  return {
    heldInPaise: await sumOfAccount(database, "gateway-money"),
    dueInPaise: await expectedOf(database, lastDay),
    dueUntil: new Date(`${lastDay}T12:00:00+05:30`).getTime(),
    settlements: page.map(settlementOf),
    nextAfter,
  };
}
