import type { WaitingTransfer } from "@santha/contract/finance";
import type { PaidThrough } from "@santha/contract/payments";
import type { Reader, Transaction } from "@santha/database/client";
import { sql } from "kysely";

/** A payment that a buyer has entered; money in paise. */
export interface Claim {
  readonly orderId: string;
  readonly amountInPaise: number;
  readonly paidThrough: PaidThrough;
  readonly reference: string;
  readonly status: "waiting" | "confirmed" | "rejected";
  readonly claimedAt: Date;
  /** Null while it waits. */
  readonly decidedAt: Date | null;
  /** Address of the photo of the receipt; null: none was added. */
  readonly proof: string | null;
}

/** The payments entered for these orders, oldest first. */
export async function selectClaims(reader: Reader, orderIds: readonly string[]): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select order_id as "orderId", amount_in_paise as "amountInPaise", paid_through as "paidThrough", reference, status,
      claimed_at as "claimedAt", decided_at as "decidedAt", proof
    from payment_claims where order_id = any(${[...orderIds]}::text[]) order by id`.execute(reader);
  return rows;
}

/** Keeps a claim of an order that the caller holds; false when its reference was entered for it before, however typed. */
export async function insertClaim(
  transaction: Transaction,
  claim: Omit<Claim, "status" | "decidedAt"> & { readonly buyerProfileId: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into payment_claims (order_id, buyer_profile_id, amount_in_paise, paid_through, reference, claimed_at, proof)
    select ${claim.orderId}, ${claim.buyerProfileId}::bigint, ${claim.amountInPaise}::bigint, ${claim.paidThrough},
      ${claim.reference}::text, ${claim.claimedAt}::timestamptz, ${claim.proof}
    where not exists (select from payment_claims where order_id = ${claim.orderId}
      and upper(replace(reference, ' ', '')) = upper(replace(${claim.reference}::text, ' ', '')))`.execute(
    transaction,
  );
  return numAffectedRows === 1n;
}

/** What buyers have entered and finance has not decided on: one line for each reference of a master order, oldest first. */
export async function selectWaitingTransfers(reader: Reader): Promise<WaitingTransfer[]> {
  const { rows } = await sql<WaitingTransfer>`
    select orders.master_id as "masterId", reference, max(paid_through) as "paidThrough",
      sum(amount_in_paise)::bigint as "amountInPaise",
      sum(coalesce((select balance_in_paise from ledger_order_balances balance
        where balance.order_id = payment_claims.order_id), 0))::bigint as "balanceInPaise",
      (extract(epoch from min(claimed_at)) * 1000)::bigint as "claimedAt", max(profiles.first_name) as "buyerName",
      array_agg(payment_claims.order_id order by payment_claims.order_id) as "orderIds", max(proof) as proof, array(
        select distinct elsewhere.master_id
        from payment_claims same join orders elsewhere on elsewhere.id = same.order_id
        where upper(replace(same.reference, ' ', '')) = upper(replace(payment_claims.reference, ' ', ''))
          and same.status <> 'rejected' and same.paid_through <> 'Cash' and elsewhere.master_id <> orders.master_id
        order by elsewhere.master_id) as "alsoGivenFor"
    from payment_claims
    join orders on orders.id = payment_claims.order_id
    join profiles on profiles.id = payment_claims.buyer_profile_id
    where payment_claims.status = 'waiting' and paid_through <> 'Cash'
    group by orders.master_id, reference
    order by min(payment_claims.id) limit 200`.execute(reader);
  return rows;
}

/** Decides on the waiting claims of one reference of a master order; answers those that were still waiting. */
export async function decideClaims(
  transaction: Transaction,
  asked: {
    readonly masterId: string;
    readonly reference: string;
    readonly status: "confirmed" | "rejected";
    readonly at: Date;
  },
): Promise<{ readonly id: number; readonly orderId: string; readonly amountInPaise: number }[]> {
  const { rows } = await sql<{ id: number; orderId: string; amountInPaise: number }>`
    update payment_claims set status = ${asked.status}, decided_at = ${asked.at}
    from orders
    where orders.id = payment_claims.order_id and orders.master_id = ${asked.masterId}
      and reference = ${asked.reference} and status = 'waiting' and paid_through <> 'Cash'
    returning payment_claims.id, order_id as "orderId", amount_in_paise as "amountInPaise"`.execute(
    transaction,
  );
  return rows.toSorted((left, right) => (left.orderId < right.orderId ? -1 : 1));
}

/** Decides on what was entered as cash for an order; money that finance looks for is not touched. */
export async function decideCashClaims(
  transaction: Transaction,
  decided: { readonly orderId: string; readonly status: "confirmed" | "rejected"; readonly at: Date },
): Promise<void> {
  await transaction
    .updateTable("payment_claims")
    .set({ status: decided.status, decided_at: decided.at })
    .where("order_id", "=", decided.orderId)
    .where("paid_through", "=", "Cash")
    .where("status", "=", "waiting")
    .execute();
}

/** An order by bank transfer of which a part has come and nothing waits for finance; money in paise. */
export interface PartPaidOrder {
  readonly orderId: string;
  readonly masterId: string;
  readonly buyerProfileId: number;
  readonly buyerName: string;
  readonly phone: string;
  readonly totalInPaise: number;
  readonly balanceInPaise: number;
  readonly placedAt: Date;
  readonly decidedAt: Date | null;
}

/** Such orders, oldest first. */
export async function selectPartPaid(reader: Reader, limit: number): Promise<PartPaidOrder[]> {
  const { rows } = await sql<PartPaidOrder>`
    select orders.id as "orderId", orders.master_id as "masterId", orders.buyer_profile_id as "buyerProfileId",
      profiles.first_name as "buyerName", profiles.mobile_no as phone, orders.total_in_paise as "totalInPaise",
      balance.balance_in_paise as "balanceInPaise", orders.created_at as "placedAt",
      (select max(decided_at) from payment_claims where payment_claims.order_id = orders.id) as "decidedAt"
    from orders
    join master_orders on master_orders.id = orders.master_id
    join profiles on profiles.id = orders.buyer_profile_id
    join ledger_order_balances balance on balance.order_id = orders.id
    where orders.state = 'PAYMENT_PENDING' and master_orders.payment_mode = 'Bank Transfer'
      and balance.balance_in_paise > 0 and balance.balance_in_paise < orders.total_in_paise
      and not exists (select from payment_claims where payment_claims.order_id = orders.id
        and payment_claims.status = 'waiting' and paid_through <> 'Cash')
    order by orders.created_at limit ${limit}`.execute(reader);
  return rows;
}
