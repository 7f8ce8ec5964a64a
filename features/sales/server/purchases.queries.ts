import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { Purchase } from "../contract.ts";
import { behind } from "./received.ts";

/** A purchase; `placedAt` is the moment of the cursor. */
export type PurchaseRow = Omit<Purchase, "placedAt"> & { readonly placedAt: Date };

/** A page of the orders that a person has placed, newest first. */
export async function selectPurchases(
  reader: Reader,
  {
    profileId,
    after,
    limit,
  }: { readonly profileId: number; readonly after: Cursor | null; readonly limit: number },
): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select orders.id as "orderId", orders.created_at as "placedAt", orders.state,
      orders.is_cancelled as "isCancelled", (select ended_by from published.order_facts facts where facts.order_id = orders.id) as "endedBy",
      orders.total_in_paise as "amountInPaise",
      jsonb_build_object('en', sellers.business_name, 'te', sellers.business_name_te) as seller
    from published.orders join published.sellers on sellers.id = orders.seller_id
    where orders.buyer_profile_id = ${profileId} and orders.is_practice = false ${behind(after)}
    order by orders.created_at desc, orders.id desc limit ${sql.lit(limit)}`.execute(reader);
  return rows;
}
