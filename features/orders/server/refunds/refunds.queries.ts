import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { Refund, RefundCause, RefundMethod, RefundStatus } from "../../contract/refunds.ts";
import { isByFinance, weighedInPaise } from "./first-approval.queries.ts";

export interface NewRefund {
  readonly effectKey: string;
  readonly orderId: string;
  readonly buyerProfileId: number;
  readonly amountInPaise: number;
  readonly isWhole: boolean;
  readonly at: Date;
  readonly cause?: RefundCause;
  /** Set for money that finance grants without packs. */
  readonly reason?: string;
  readonly grantedByProfileId?: number;
  readonly marginInPaise?: number;
  readonly status?: "to-send";
  /** The first of the two people who approve it; it then waits for the second, and nothing of it is booked. */
  readonly firstApprovedByProfileId?: number;
}

/** Stores a refund and returns its id. @throws when this key exists already. */
export async function insertRefund(transaction: Transaction, refund: NewRefund): Promise<number> {
  const { id } = await transaction
    .insertInto("order_refunds")
    .values({
      effect_key: refund.effectKey,
      order_id: refund.orderId,
      buyer_profile_id: refund.buyerProfileId,
      amount_in_paise: refund.amountInPaise,
      is_whole: refund.isWhole,
      reason: refund.reason ?? null,
      cause: refund.cause ?? null,
      granted_by_profile_id: refund.grantedByProfileId ?? null,
      margin_in_paise: refund.marginInPaise ?? 0,
      status: refund.status ?? "to-approve",
      first_approved_by_profile_id: refund.firstApprovedByProfileId ?? null,
      first_approved_at: refund.firstApprovedByProfileId === undefined ? null : refund.at,
      is_booked: refund.firstApprovedByProfileId === undefined,
      approved_by_profile_id: refund.status === "to-send" ? (refund.grantedByProfileId ?? null) : null,
      asked_at: refund.at,
      changed_at: refund.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A page of open refunds, oldest first. */
export async function selectOpenRefunds(
  reader: Reader,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<Refund[]> {
  const behind = after ? sql`and (asked_at, order_refunds.id::text) > (${after.at}, ${after.id})` : sql``;
  const { rows } = await sql<Refund>`
    select order_refunds.id as "refundId", order_refunds.order_id as "orderId", profiles.first_name as "buyerName",
      profiles.mobile_no as phone, master_orders.payment_mode as "paymentMode",
      order_refunds.amount_in_paise as "amountInPaise", order_refunds.is_whole as "isWhole", order_refunds.status,
      order_refunds.reference, order_refunds.method, order_refunds.reason, order_refunds.cause,
      order_refunds.is_by_provider as "isByProvider",
      coalesce((select greatest(0, -due_in_paise) from published.ledger_seller_dues due
        where due.order_id = order_refunds.order_id), 0) as "owedBySellerInPaise", (extract(epoch from asked_at) * 1000)::bigint as "askedAt",
      (extract(epoch from changed_at) * 1000)::bigint as "changedAt"
    from order_refunds
    join orders on orders.id = order_refunds.order_id
    join master_orders on master_orders.id = orders.master_id
    join published.profiles on profiles.id = order_refunds.buyer_profile_id
    where order_refunds.status <> 'confirmed' ${behind}
    order by asked_at, order_refunds.id::text limit ${sql.lit(limit)}`.execute(reader);
  return rows;
}

export interface MovedRefund {
  readonly orderId: string;
  readonly buyerProfileId: number;
  readonly amountInPaise: number;
  readonly isWhole: boolean;
  readonly method: RefundMethod | null;
  readonly reference: string | null;
}

/**
 * Compare-and-set on the status. Null when the status has changed, or another party has sent the refund: only its
 * sender, provider or finance, may end it. References are unique.
 */
export async function updateRefund(
  transaction: Transaction,
  move: {
    readonly refundId: number;
    readonly from: RefundStatus;
    readonly to: RefundStatus;
    readonly reference: string | null;
    readonly isByProvider: boolean;
    readonly method: RefundMethod | null;
    readonly actorProfileId: number | null;
    /** Whether the provider is to retry a refund that it refused. */
    readonly isProviderAgain: boolean;
    /** Of an approval by finance: above this sum it counts only after one of another person. */
    readonly secondPersonAboveInPaise?: number | undefined;
    readonly at: Date;
  },
): Promise<MovedRefund | null> {
  const { isByProvider, isProviderAgain, secondPersonAboveInPaise: limit } = move;
  const row = await transaction
    .updateTable("order_refunds")
    .set({
      status: move.to,
      changed_at: move.at,
      ...(move.reference !== null && { reference: move.reference }),
      ...(move.to === "sent" && {
        is_by_provider: isByProvider,
        method: move.method,
        sent_at: move.at,
        sent_by_profile_id: move.actorProfileId,
      }),
      // A refund that is sent again gets a new number.
      ...(move.to === "to-approve" && {
        ...{ reference: null, method: null },
        ...{ first_approved_by_profile_id: null, first_approved_at: null, approved_by_profile_id: null },
      }),
      // The approval books what was not booked yet.
      ...(move.from === "to-approve" && { approved_by_profile_id: move.actorProfileId, is_booked: true }),
      // Where one approval is enough by now, who gave the first one may give it.
      ...(move.from === "to-approve" && {
        first_approved_by_profile_id: sql`nullif(first_approved_by_profile_id, ${move.actorProfileId}::bigint)`,
        first_approved_at: sql`case when first_approved_by_profile_id = ${move.actorProfileId}::bigint then null
          else first_approved_at end`,
      }),
      ...(isProviderAgain && { is_by_provider: false }),
    })
    .where("id", "=", move.refundId)
    .where("status", "=", move.from)
    .$if(move.from === "sent", (query) => query.where("is_by_provider", "=", isByProvider))
    .$if(isProviderAgain, (query) => query.where("is_by_provider", "=", true))
    .$if(limit !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row(weighedInPaise, "<=", limit ?? 0),
          row.and([row("first_approved_by_profile_id", "<>", move.actorProfileId), isByFinance]),
        ]),
      ),
    )
    .returning(["order_id", "buyer_profile_id", "amount_in_paise", "is_whole", "method", "reference"])
    .executeTakeFirst();
  if (!row) return null;
  return {
    orderId: row.order_id,
    buyerProfileId: row.buyer_profile_id,
    amountInPaise: row.amount_in_paise,
    isWhole: row.is_whole,
    method: row.method as RefundMethod | null,
    reference: row.reference,
  };
}

/** The order that a refund belongs to. */
export async function findOrderOfRefund(reader: Reader, refundId: number): Promise<string | undefined> {
  const row = await reader
    .selectFrom("order_refunds")
    .select("order_id")
    .where("id", "=", refundId)
    .executeTakeFirst();
  return row?.order_id;
}

export async function findRefundStatus(reader: Reader, refundId: number): Promise<string | undefined> {
  const row = await reader
    .selectFrom("order_refunds")
    .select("status")
    .where("id", "=", refundId)
    .executeTakeFirst();
  return row?.status;
}

/** The money of an order, received and refunded, in paise. */
export interface MoneyOfOrder {
  readonly buyerProfileId: number;
  readonly sellerId: number;
  readonly buyerName: string;
  readonly phone: string;
  readonly paymentMode: string;
  readonly totalInPaise: number;
  readonly paidInPaise: number;
  readonly backInPaise: number;
}

/** All money received for an order, and how much of it is refunded, under way or owed. */
export async function findMoneyOf(reader: Reader, orderId: string): Promise<MoneyOfOrder | undefined> {
  const { rows } = await sql<MoneyOfOrder>`
    select orders.buyer_profile_id as "buyerProfileId", orders.seller_id as "sellerId",
      profiles.first_name as "buyerName", profiles.mobile_no as phone, payment_mode as "paymentMode",
      total_in_paise as "totalInPaise", (
        select coalesce(sum(amount_in_paise), 0)::bigint from published.ledger_received received
        where received.order_id = orders.id) as "paidInPaise", (
        select coalesce(sum(amount_in_paise), 0)::bigint from order_refunds
        where order_refunds.order_id = orders.id) as "backInPaise"
    from orders join master_orders on master_orders.id = orders.master_id
    join published.profiles on profiles.id = orders.buyer_profile_id
    where orders.id = ${orderId}`.execute(reader);
  return rows[0];
}

/** The refund as its buyer is notified of it; `isGranted`: money granted by finance without packs. */
export async function findNoticedRefund(
  reader: Reader,
  refundId: number,
): Promise<
  | {
      readonly amountInPaise: number;
      readonly isGranted: boolean;
      readonly isToApprove: boolean;
      readonly reason: string | null;
      readonly cause: RefundCause | null;
    }
  | undefined
> {
  const row = await reader
    .selectFrom("order_refunds")
    .select(["amount_in_paise", "reason", "cause", "status"])
    .where("id", "=", refundId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { amount_in_paise: amountInPaise, reason } = row;
  return {
    ...{ amountInPaise, isGranted: reason !== null, reason, cause: row.cause as RefundCause | null },
    isToApprove: row.status === "to-approve",
  };
}
