import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

interface Since {
  readonly before: Date;
  readonly limit: number;
}

/** Orders that have stood in a state since before then, oldest first. */
export async function selectStanding(
  reader: Reader,
  state: "ORD_PLACED" | "CANCEL_REQUESTED",
  { before, limit }: Since,
): Promise<string[]> {
  const rows = await reader
    .selectFrom("orders")
    .select("id")
    .where("state", "=", sql.lit(state))
    .where("is_practice", "=", false)
    .where("state_entered_at", "<=", before)
    .orderBy("state_entered_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Orders delivered before then, paid in full and not withheld by finance.
 * An order with a return refused since then is left out: the buyer may still dispute it.
 */
export async function selectSettleable(
  reader: Reader,
  { before, undisputedSince, limit }: Since & { readonly undisputedSince: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from orders
    where orders.state = 'DELIVERED' and not orders.is_practice and orders.delivered_at < ${before}
      and not exists (select from held_settlements held where held.order_id = orders.id)
      and not exists (select from published.ledger_order_balances balance
        where balance.order_id = orders.id and balance.balance_in_paise > 0)
      and not exists (select from order_requests request
        where request.order_id = orders.id and decided_by = 'seller' and decided_at > ${undisputedSince}
          and answer is not null)
    order by orders.state_entered_at limit ${sql.lit(limit)}`.execute(reader);
  return rows.map(({ id }) => id);
}
