import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { OrderPayment, PaidThrough } from "../contract/payments.ts";
import type { WaitingTransfer } from "../contract/received-money.ts";

/** A payment that a buyer has entered; money in paise. */
export interface Claim {
  readonly orderId: string;
  readonly amountInPaise: number;
  readonly paidThrough: PaidThrough;
  readonly reference: string;
  readonly status: "waiting" | "confirmed" | "rejected";
  readonly claimedAt: Date;
  /** What came of it, which may be more than was entered; null while it waits. */
  readonly receivedInPaise: number | null;
  /** Null while it waits. */
  readonly decidedAt: Date | null;
  /** Address of the photo of the receipt; null: none was added. */
  readonly proof: string | null;
}

/** The payments entered for these orders, oldest first. */
export async function selectClaims(reader: Reader, orderIds: readonly string[]): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select order_id as "orderId", amount_in_paise as "amountInPaise", paid_through as "paidThrough", reference, status,
      received_in_paise as "receivedInPaise", claimed_at as "claimedAt", decided_at as "decidedAt", proof
    from payment_claims where order_id = any(${[...orderIds]}::text[]) order by id`.execute(reader);
  return rows;
}

/** What has come for an order by the books, oldest first; a margin paid with it is in its payment. */
export async function selectReceived(reader: Reader, orderId: string): Promise<OrderPayment["received"]> {
  const { rows } = await sql<OrderPayment["received"][number]>`
    select taken_by as by, sum(amount_in_paise)::bigint as "amountInPaise", (extract(epoch from occurred_at) * 1000)::bigint as at
    from published.ledger_received where order_id = ${orderId}
    group by taken_by, occurred_at order by occurred_at, taken_by`.execute(reader);
  return rows;
}

/**
 * Keeps a claim of an order that the caller holds. False: its number waits for this order or has counted for it, or for
 * another order of the same purchase. One that did not come may be entered again.
 */
export async function insertClaim(
  transaction: Transaction,
  claim: Omit<Claim, "status" | "receivedInPaise" | "decidedAt"> & { readonly buyerProfileId: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into payment_claims (order_id, buyer_profile_id, amount_in_paise, paid_through, reference, claimed_at, proof)
    select ${claim.orderId}, ${claim.buyerProfileId}::bigint, ${claim.amountInPaise}::bigint, ${claim.paidThrough},
      ${claim.reference}::text, ${claim.claimedAt}::timestamptz, ${claim.proof}
    where not exists (
      select from payment_claims same
      join published.orders of_same on of_same.id = same.order_id
      join published.orders own on own.id = ${claim.orderId} and own.master_id = of_same.master_id
      where bank_number(same.reference) = bank_number(${claim.reference}) and same.status <> 'rejected'
        and (of_same.id = own.id or same.status = 'confirmed'))`.execute(transaction);
  return numAffectedRows === 1n;
}

/** Which transfers that wait are meant; left out, all. */
export interface TransferFilter {
  readonly find?: string | undefined;
  readonly claimIds?: readonly number[] | undefined;
}

const waitingClaims = sql`
      select payment_claims.*, orders.master_id, bank_number(reference) as number
      from payment_claims join published.orders on orders.id = payment_claims.order_id
      where payment_claims.status = 'waiting' and paid_through <> 'Cash'`;

/** What a search leaves: a purchase, number or phone by its beginning, a buyer by a part of the name. */
function foundTransfers({ find }: TransferFilter): RawBuilder<unknown> {
  const text = (find ?? "").replace(/^#/, "").replace(/[\\%_]/g, "\\$&");
  if (text === "") return sql`true`;
  return sql`(master_id like ${`${text}%`} or reference ilike ${`${text}%`}
    or profiles.mobile_no like ${`${text}%`} or profiles.first_name ilike ${`%${text}%`})`;
}

/** How many transfers wait, and what was entered for them, in paise. */
export async function countWaitingTransfers(
  reader: Reader,
  filter: TransferFilter,
): Promise<{ readonly count: number; readonly sumInPaise: number }> {
  const { rows } = await sql<{ count: number; sumInPaise: number }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::bigint as "sumInPaise" from (
      select sum(amount_in_paise) as amount from (${waitingClaims}) waiting
      join published.profiles on profiles.id = waiting.buyer_profile_id
      where ${foundTransfers(filter)} group by master_id, number) entered`.execute(reader);
  return rows[0] ?? { count: 0, sumInPaise: 0 };
}

/** A page of what buyers have entered and finance has not decided on: one line for each number of a master order, oldest first. */
export async function selectWaitingTransfers(
  reader: Reader,
  { after, limit, ...filter }: TransferFilter & { readonly after: Cursor | null; readonly limit: number },
): Promise<WaitingTransfer[]> {
  const place = sql`min(claimed_at), min(waiting.id)::text`;
  const behind = after ? sql`(${place}) > (${after.at}, ${after.id})` : sql`true`;
  const chosen = filter.claimIds ? sql`min(waiting.id) = any(${[...filter.claimIds]}::bigint[])` : sql`true`;
  const { rows } = await sql<WaitingTransfer>`
    with waiting as (${waitingClaims})
    select master_id as "masterId", (array_agg(reference order by waiting.id))[1] as reference,
      max(paid_through) as "paidThrough", sum(amount_in_paise)::bigint as "amountInPaise",
      (select coalesce(sum(greatest(balance_in_paise, 0)), 0)::bigint from published.orders part
        join published.ledger_order_balances balance on balance.order_id = part.id
        where part.master_id = waiting.master_id) as "balanceInPaise",
      (extract(epoch from min(claimed_at)) * 1000)::bigint as "claimedAt", max(profiles.first_name) as "buyerName",
      array_agg(order_id order by order_id) as "orderIds", max(proof) as proof, array(
        select distinct elsewhere.master_id
        from payment_claims same join published.orders elsewhere on elsewhere.id = same.order_id
        where bank_number(same.reference) = waiting.number
          and same.status <> 'rejected' and same.paid_through <> 'Cash' and elsewhere.master_id <> waiting.master_id
        order by elsewhere.master_id) as "alsoGivenFor", min(waiting.id) as "claimId"
    from waiting join published.profiles on profiles.id = waiting.buyer_profile_id
    where ${foundTransfers(filter)}
    group by master_id, number having ${behind} and ${chosen}
    order by ${place} limit ${sql.lit(limit)}`.execute(reader);
  return rows;
}

/** What finance decides on: what was entered for a master order under a number of the bank. */
interface Entered {
  readonly masterId: string;
  readonly reference: string;
}

/** A claim that waits for finance; money in paise. */
export interface WaitingClaim extends Pick<Claim, "orderId" | "amountInPaise" | "paidThrough"> {
  readonly id: number;
  readonly buyerProfileId: number;
}

/** The claims that wait under a number of a master order, oldest first. */
export async function selectWaitingClaims(
  reader: Reader,
  { masterId, reference }: Entered,
): Promise<WaitingClaim[]> {
  const { rows } = await sql<WaitingClaim>`
    select payment_claims.id, order_id as "orderId", amount_in_paise as "amountInPaise",
      paid_through as "paidThrough", payment_claims.buyer_profile_id as "buyerProfileId"
    from payment_claims join published.orders on orders.id = payment_claims.order_id
    where orders.master_id = ${masterId} and bank_number(reference) = bank_number(${reference})
      and status = 'waiting' and paid_through <> 'Cash'
    order by payment_claims.id`.execute(reader);
  return rows;
}

/** Ends a waiting claim with what came of it; nothing: it was not received. False: it was decided before. */
export async function endClaim(
  transaction: Transaction,
  { id, receivedInPaise, at }: { readonly id: number; readonly receivedInPaise: number; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("payment_claims")
    .set({
      status: receivedInPaise > 0 ? "confirmed" : "rejected",
      received_in_paise: receivedInPaise,
      decided_at: at,
    })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** What came under a number for an order that nothing was entered for. */
export async function insertReceived(
  transaction: Transaction,
  received: Pick<WaitingClaim, "orderId" | "buyerProfileId" | "paidThrough"> & {
    readonly reference: string;
    readonly receivedInPaise: number;
    readonly at: Date;
  },
): Promise<void> {
  await transaction
    .insertInto("payment_claims")
    .values({
      order_id: received.orderId,
      buyer_profile_id: received.buyerProfileId,
      amount_in_paise: received.receivedInPaise,
      received_in_paise: received.receivedInPaise,
      paid_through: received.paidThrough,
      reference: received.reference,
      status: "confirmed",
      claimed_at: received.at,
      decided_at: received.at,
    })
    .execute();
}

/** A payment in cash that a buyer has entered and nobody has decided on; money in paise. */
export interface WaitingCash {
  readonly claimId: number;
  readonly orderId: string;
  readonly amountInPaise: number;
}

/** Undefined: it was decided, is no cash, or never was. */
export async function findWaitingCash(reader: Reader, claimId: number): Promise<WaitingCash | undefined> {
  return reader
    .selectFrom("payment_claims")
    .select(["id as claimId", "order_id as orderId", "amount_in_paise as amountInPaise"])
    .where("id", "=", claimId)
    .where("status", "=", "waiting")
    .where("paid_through", "=", "Cash")
    .executeTakeFirst();
}

/**
 * Ends all that was entered as cash for an order and waits: oldest first, as much of it came as its seller took besides
 * what was decided before. Money that finance looks for is not touched.
 */
export async function endCashClaims(
  transaction: Transaction,
  {
    orderId,
    takenInPaise,
    at,
  }: { readonly orderId: string; readonly takenInPaise: number; readonly at: Date },
): Promise<void> {
  await sql`
    with claims as (
      select id, amount_in_paise, status, received_in_paise
      from payment_claims where order_id = ${orderId} and paid_through = 'Cash' and status <> 'rejected'
    ), beside as (
      select ${takenInPaise}::bigint - coalesce(sum(received_in_paise), 0) as amount
      from claims where status = 'confirmed'
    ), decided as (
      select id, greatest(0, least(amount_in_paise,
        beside.amount - (sum(amount_in_paise) over (order by id) - amount_in_paise)))::bigint as received
      from claims, beside where status = 'waiting'
    )
    update payment_claims set status = case when received > 0 then 'confirmed' else 'rejected' end,
      received_in_paise = received, decided_at = ${at}
    from decided where payment_claims.id = decided.id and payment_claims.status = 'waiting'`.execute(
    transaction,
  );
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
  /** What finance has granted of it, which goes back. */
  readonly grantedInPaise: number;
  readonly placedAt: Date;
}

/** All such orders, oldest first: days later they are paid or over. */
export async function selectPartPaid(reader: Reader): Promise<PartPaidOrder[]> {
  const { rows } = await sql<PartPaidOrder>`
    select orders.id as "orderId", orders.master_id as "masterId", orders.buyer_profile_id as "buyerProfileId",
      profiles.first_name as "buyerName", profiles.mobile_no as phone, orders.total_in_paise as "totalInPaise",
      balance.balance_in_paise as "balanceInPaise", orders.created_at as "placedAt",
      granted.amount as "grantedInPaise"
    from published.orders
    join published.master_orders on master_orders.id = orders.master_id
    join published.profiles on profiles.id = orders.buyer_profile_id
    join published.ledger_order_balances balance on balance.order_id = orders.id
    cross join lateral (select coalesce(sum(amount_in_paise), 0)::bigint as amount from published.order_refunds
      where order_refunds.order_id = orders.id) granted
    where orders.state = 'PAYMENT_PENDING' and master_orders.payment_mode = 'Bank Transfer'
      and balance.balance_in_paise > 0 and balance.balance_in_paise + granted.amount < orders.total_in_paise
      and not exists (select from payment_claims where payment_claims.order_id = orders.id
        and payment_claims.status = 'waiting' and paid_through <> 'Cash')
    order by orders.created_at`.execute(reader);
  return rows;
}

/** The purchase of an order and whose it is; undefined when there is none, or it is a practice order. */
export async function findPurchase(
  reader: Reader,
  orderId: string,
): Promise<{ readonly masterId: string; readonly buyerProfileId: number } | undefined> {
  return reader
    .selectFrom("published.orders as orders")
    .select(["master_id as masterId", "buyer_profile_id as buyerProfileId"])
    .where("id", "=", orderId)
    .where("is_practice", "=", false)
    .executeTakeFirst();
}
