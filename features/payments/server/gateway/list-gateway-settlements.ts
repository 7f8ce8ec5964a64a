import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import { sumOfAccount } from "#features/ledger/server";
import type { listGatewaySettlements as endpoint } from "../../contract/gateway-settlements.ts";
import { selectSettlements } from "./gateway-settlements.queries.ts";
import { expectedOf, lastDayDue, settlementOf } from "./gateway-settlements.ts";

/** What the payment provider holds of our money, and what he has paid out. */
export async function listGatewaySettlements(
  { clock, database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await selectSettlements(database, { after: cursorOf(query.after), limit: query.limit + 1 });
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
