import { type RawBuilder, sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import { invariant } from "#engine/server/invariant.ts";
import type { CashClaim } from "../../contract/cash-claim.ts";

/** An order by cash of which its seller has not confirmed all, or has not said what he has of it; money in paise, times in epoch milliseconds. */
export interface UnpaidCash {
  readonly orderId: string;
  readonly buyerName: string;
  readonly phone: string;
  readonly seller: LocalizedText;
  readonly sellerPhone: string;
  /** What is due at the door: the goods, and a margin that is paid with them. */
  readonly balanceInPaise: number;
  /** The part of it that is the agent's margin. */
  readonly marginInPaise: number;
  /** Where it never was delivered: when it was placed. */
  readonly deliveredAt: number;
}

/** What is still to be paid for the goods of an order; `orders` is in the statement. */
export const goodsDue = sql`(select goods_in_paise from order_dues due where due.order_id = orders.id)`;

const openMargin = sql`(select margin_in_paise from order_dues due where due.order_id = orders.id)`;

/** The agent's margin that the seller is to take with his cash; `orders` and its `payment_mode` are in the statement. */
export const marginDueInPaise = sql`case when payment_mode = 'COD' then ${openMargin} else 0 end`;

/**
 * Whether cash of a delivered order is still to be confirmed; `orders` is in the statement. Asked order by order: those
 * that stand delivered are few, while joined tables would be read whole.
 */
const isCashUnconfirmed = sql`orders.state = 'DELIVERED' and not orders.is_practice
  and (select payment_mode from master_orders paid where paid.id = orders.master_id) = 'COD'
  and (${goodsDue} > 0 or ${openMargin} > 0)`;

/** Whether the seller has said what cash he took; what the buyer entered ends a moment later. */
export const isCashConfirmed = sql`exists (
  select from published.ledger_sets confirmed where confirmed.effect_key = 'cash-confirmed:' || orders.id)`;

/** Whether a claim is cash of which nobody has said whether it came; `payment_claims` is in the statement as `claim`. */
const isClaimOpen = sql`claim.status = 'waiting' and claim.paid_through = 'Cash'`;

/** What a buyer says he has paid in cash and his seller has said nothing of yet; `orders` is in the statement. */
export const saidInPaise = sql`(select coalesce(sum(amount_in_paise), 0)::bigint from published.payment_claims claim
  where claim.order_id = orders.id and ${isClaimOpen} and not ${isCashConfirmed})`;

/** Whether the seller of an order that the caller holds has said what cash he took of it. */
export async function isCashSettled(transaction: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ isSettled: boolean }>`
    select ${isCashConfirmed} as "isSettled" from orders where id = ${orderId}`.execute(transaction);
  return rows[0]?.isSettled ?? false;
}

/** What the buyers of orders say they have paid in cash, claim by claim, oldest first. */
export async function selectSaidCash(
  reader: Reader,
  orderIds: readonly string[],
): Promise<(CashClaim & { readonly orderId: string })[]> {
  const { rows } = await sql<CashClaim & { readonly orderId: string }>`
    select claim.id as "claimId", amount_in_paise as "amountInPaise", reference, order_id as "orderId",
      (extract(epoch from claimed_at) * 1000)::bigint as "claimedAt"
    from published.payment_claims claim join orders on orders.id = order_id
    where order_id = any(${[...orderIds]}::text[]) and ${isClaimOpen} and not ${isCashConfirmed}
    order by claim.id`.execute(reader);
  return rows;
}

/** Whether a buyer says that he has paid cash of which its seller has said nothing yet, whatever became of the order after its way. */
const isCashSaid = sql`orders.id in (
  select order_id from published.payment_claims claim where ${isClaimOpen})
  and orders.state <> all ('{ORD_PLACED,SELLER_ACCEPTED,PACKED,DISPATCHED,OUT_FOR_DELIVERY,DELIVERY_FAILED,CANCEL_REQUESTED}')
  and not ${isCashConfirmed}`;

/** Whether the seller is to say what cash he has of an order; `orders` is in the statement. */
export const isCashOpen = sql`(${isCashUnconfirmed}) or ${isCashSaid}`;

/** A page of such orders of all sellers, what was delivered first at the top. */
export async function selectUnpaidCash(
  reader: Reader,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<UnpaidCash[]> {
  const since = sql`coalesce(orders.delivered_at, orders.created_at)`;
  const behind = (at: RawBuilder<unknown>) =>
    after ? sql`and (${at}, orders.id) > (${after.at}, ${after.id})` : sql``;
  const { rows } = await sql<UnpaidCash>`
    select orders.id as "orderId", buyers.first_name as "buyerName", buyers.mobile_no as phone,
      jsonb_build_object('en', sellers.business_name, 'te', sellers.business_name_te) as seller,
      owners.mobile_no as "sellerPhone", ${goodsDue} + ${openMargin} as "balanceInPaise", ${openMargin} as "marginInPaise",
      (extract(epoch from page.since) * 1000)::bigint as "deliveredAt"
    from (
      (select orders.id, orders.delivered_at as since from orders
        where ${isCashUnconfirmed} ${behind(sql`orders.delivered_at`)}
        order by orders.delivered_at, orders.id limit ${sql.lit(limit)})
      union
      (select orders.id, ${since} from orders where ${isCashSaid} ${behind(since)} order by 2, 1 limit ${sql.lit(limit)})
      order by since, id limit ${sql.lit(limit)}
    ) page
    cross join lateral (select * from orders whole where whole.id = page.id offset 0) orders
    cross join lateral (select first_name, mobile_no from published.profiles where id = orders.buyer_profile_id offset 0) buyers
    join published.sellers on sellers.id = orders.seller_id
    cross join lateral (select mobile_no from published.profiles where id = sellers.profile_id offset 0) owners
    order by page.since, orders.id`.execute(reader);
  return rows;
}

/** Whose business sells an order: who can say that its cash has come. */
export async function findCashSeller(
  reader: Reader,
  orderId: string,
): Promise<{ readonly sellerProfileId: number } | undefined> {
  return reader
    .selectFrom("orders")
    .innerJoin("published.sellers as sellers", "sellers.id", "orders.seller_id")
    .select("sellers.profile_id as sellerProfileId")
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
}

/** The agent's margin that the seller of an order by cash has still to take at the door, in paise. */
export async function findMarginDue(reader: Reader, orderId: string): Promise<number> {
  const { rows } = await sql<{ marginDue: number }>`
    select ${marginDueInPaise} as "marginDue" from orders
    join master_orders on master_orders.id = orders.master_id where orders.id = ${orderId}`.execute(reader);
  return rows[0]?.marginDue ?? 0;
}

/** What the buyer of an order was charged when it was placed, in paise. */
export async function findCharged(reader: Reader, orderId: string): Promise<number> {
  const { rows } = await sql<{ charged: number }>`
    select coalesce(max(amount_in_paise), 0)::bigint as charged from published.ledger_entries
    where order_id = ${orderId} and account = 'buyer-receivable'`.execute(reader);
  return invariant(rows[0], "an aggregate without groups is one row").charged;
}
