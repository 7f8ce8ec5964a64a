import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { DuplicateRefund } from "../../contract/duplicate-refunds.ts";

/** A refund that went out twice as its buyer and finance see it; paise. */
export interface DuplicateRefundRow extends Omit<DuplicateRefund, "since" | "daysOwed"> {
  readonly buyerProfileId: number;
  readonly at: Date;
}

/** Of money that became no order finance may have sent what was asked for under another token of the same payment. */
const select = sql`
  select refunds.token, refunds.order_id as "orderId", refunds.txnid, payers.first_name as "buyerName",
    payers.mobile_no as phone, payers.id as "buyerProfileId", refunds.amount_in_paise as "amountInPaise",
    refunds.owed_back_in_paise as "owedInPaise", refunds.twice_at as at,
    case when by_hand.id is null then stray.method else nullif(by_hand.method, 'provider') end as method,
    case when by_hand.id is null then stray.bank_arn when by_hand.method <> 'provider' then by_hand.reference end
      as reference
  from refunds join online_payments paid on paid.txnid = refunds.txnid
  join published.profiles payers on payers.id = paid.buyer_profile_id
  left join published.order_refunds by_hand on by_hand.id = refunds.order_refund_id
  left join refunds stray on stray.txnid = refunds.txnid and refunds.order_id is null and stray.order_id is null
    and stray.state = 'by-hand'`;

/** All refunds of which something has not come back, oldest first: they are few. */
export async function selectOwedBack(reader: Reader): Promise<DuplicateRefundRow[]> {
  const { rows } = await sql<DuplicateRefundRow>`
    ${select} where refunds.owed_back_in_paise > 0 order by refunds.twice_at, refunds.token`.execute(reader);
  return rows;
}

/** The same of one order, or of a payment that became no order. */
export async function selectOwedBackOf(
  reader: Reader,
  of: { readonly orderId: string } | { readonly txnid: string },
): Promise<DuplicateRefundRow[]> {
  const isOf =
    "orderId" in of
      ? sql`refunds.order_id = ${of.orderId}`
      : sql`refunds.txnid = ${of.txnid} and refunds.order_id is null`;
  const { rows } = await sql<DuplicateRefundRow>`
    ${select} where refunds.owed_back_in_paise > 0 and ${isOf} order by refunds.twice_at, refunds.token`.execute(
    reader,
  );
  return rows;
}

/** The same of one refund that ever went out twice. */
export async function findTwice(reader: Reader, token: string): Promise<DuplicateRefundRow | undefined> {
  const { rows } = await sql<DuplicateRefundRow>`
    ${select} where refunds.token = ${token} and refunds.twice_at is not null`.execute(reader);
  return rows[0];
}

/** Notes that all of a refund is owed back. False: it was noted before. */
export async function setTwice(transaction: Transaction, token: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update refunds set twice_at = ${at}::timestamptz, owed_back_in_paise = amount_in_paise
    where token = ${token} and twice_at is null`.execute(transaction);
  return numAffectedRows === 1n;
}

/** Takes what came back off what is owed, of no more than is owed; answers how much of it that was, in paise. */
export async function takeOffOwed(
  transaction: Transaction,
  { token, amountInPaise }: { readonly token: string; readonly amountInPaise: number },
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with before as (select token, owed_back_in_paise from refunds where token = ${token} for update)
    update refunds set owed_back_in_paise = greatest(0, before.owed_back_in_paise - ${amountInPaise}::bigint)
    from before where refunds.token = before.token
    returning least(before.owed_back_in_paise, ${amountInPaise}::bigint) as taken`.execute(transaction);
  return rows[0]?.taken ?? 0;
}

/** The order of a refund, or one of the purchase whose payment it gave back. */
export async function findOrderNear(reader: Reader, token: string): Promise<string | undefined> {
  const { rows } = await sql<{ orderId: string }>`
    select coalesce(refunds.order_id, part.order_id) as "orderId"
    from refunds left join online_payment_parts part on part.txnid = refunds.txnid
    where refunds.token = ${token} order by part.order_id limit 1`.execute(reader);
  return rows[0]?.orderId;
}
