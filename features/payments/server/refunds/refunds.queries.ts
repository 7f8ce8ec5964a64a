import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { SendMethod } from "#features/orders/contract/refunds.ts";
import { nextGivenUpLook } from "../online/poll-schedule.ts";

/** Money on its way back; in paise. */
export interface RefundRow {
  readonly token: string;
  readonly txnid: string;
  readonly orderId: string | null;
  readonly buyerProfileId: number;
  readonly amountInPaise: number;
  readonly reason: string;
  readonly buyerName: string;
  readonly phone: string;
  readonly state: "waiting" | "under-way" | "done" | "failed" | "replaced" | "by-hand";
  readonly requestId: string | null;
  readonly bankArn: string | null;
  readonly mihpayid: string | null;
  readonly mode: string | null;
  readonly askedAt: Date;
  readonly settledAt: Date | null;
  /** The refund of an order that it carries out; null: money that became no order. */
  readonly orderRefundId: number | null;
  /** Since when finance no longer waits for the provider; null: it does, or he has answered. */
  readonly givenUpAt: Date | null;
  /** Whether the same money, which became no order, has gone back under another token or by hand. */
  readonly isSentOtherwise: boolean;
}

const select = sql`
  select refunds.token, refunds.txnid, refunds.order_id as "orderId", paid.buyer_profile_id as "buyerProfileId",
    payers.first_name as "buyerName", payers.mobile_no as phone,
    refunds.amount_in_paise as "amountInPaise", refunds.reason, refunds.state, refunds.request_id as "requestId",
    refunds.bank_arn as "bankArn", paid.mihpayid, paid.mode, refunds.asked_at as "askedAt",
    refunds.settled_at as "settledAt", refunds.order_refund_id as "orderRefundId", refunds.given_up_at as "givenUpAt",
    refunds.order_id is null and exists (
      select from refunds sent where sent.txnid = refunds.txnid and sent.order_id is null
        and sent.token <> refunds.token and sent.state in ('done', 'by-hand')) as "isSentOtherwise"
  from refunds join online_payments paid on paid.txnid = refunds.txnid
  join published.profiles payers on payers.id = paid.buyer_profile_id`;

/** What was paid online for an order and how much of it went back. */
export interface PaidPart {
  readonly txnid: string;
  readonly buyerProfileId: number;
  readonly totalInPaise: number;
  readonly marginInPaise: number;
  readonly refundedInPaise: number;
}

/** The part of a verified payment that is this order's, held until the transaction ends. */
export async function lockPaidPart(transaction: Transaction, orderId: string): Promise<PaidPart | undefined> {
  const found = await sql<PaidPart>`
    select part.txnid, paid.buyer_profile_id as "buyerProfileId", part.total_in_paise as "totalInPaise",
      part.margin_in_paise as "marginInPaise", part.refunded_in_paise as "refundedInPaise"
    from online_payment_parts part join online_payments paid on paid.txnid = part.txnid
    where part.order_id = ${orderId} and paid.state = 'paid' for update of part`.execute(transaction);
  return found.rows[0];
}

/** Counts an amount as refunded; false when more would go back than was paid, of the order or of the payment. */
export async function countRefunded(
  transaction: Transaction,
  refund: { readonly txnid: string; readonly orderId: string | null; readonly amountInPaise: number },
): Promise<boolean> {
  const { txnid, orderId, amountInPaise } = refund;
  if (orderId !== null) {
    const part = await sql`
      update online_payment_parts set refunded_in_paise = refunded_in_paise + ${amountInPaise}
      where txnid = ${txnid} and order_id = ${orderId}
        and refunded_in_paise + ${amountInPaise} <= total_in_paise + margin_in_paise`.execute(transaction);
    if (part.numAffectedRows !== 1n) return false;
  }
  const whole = await sql`
    update online_payments set refunded_in_paise = refunded_in_paise + ${amountInPaise}
    where txnid = ${txnid} and refunded_in_paise + ${amountInPaise} <= captured_in_paise`.execute(
    transaction,
  );
  return whole.numAffectedRows === 1n;
}

/** Takes a refused refund out of what was counted. */
export async function uncountRefunded(
  transaction: Transaction,
  { txnid, orderId, amountInPaise }: Pick<RefundRow, "txnid" | "orderId" | "amountInPaise">,
): Promise<void> {
  await sql`
    with part as (
      update online_payment_parts set refunded_in_paise = refunded_in_paise - ${amountInPaise}
      where txnid = ${txnid} and order_id = ${orderId}
    )
    update online_payments set refunded_in_paise = refunded_in_paise - ${amountInPaise}
    where txnid = ${txnid}`.execute(transaction);
}

export async function insertRefund(
  transaction: Transaction,
  refund: Pick<RefundRow, "token" | "txnid" | "orderId" | "amountInPaise" | "reason" | "askedAt"> & {
    readonly askedByProfileId: number | null;
    readonly orderRefundId?: number;
  },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto("refunds")
    .values({
      token: refund.token,
      txnid: refund.txnid,
      order_id: refund.orderId,
      amount_in_paise: refund.amountInPaise,
      reason: refund.reason,
      asked_by_profile_id: refund.askedByProfileId,
      order_refund_id: refund.orderRefundId ?? null,
      asked_at: refund.askedAt,
      next_look_at: refund.askedAt,
    })
    .onConflict((conflict) => conflict.column("token").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function findRefund(reader: Reader, token: string): Promise<RefundRow | undefined> {
  const found = await sql<RefundRow>`${select} where refunds.token = ${token}`.execute(reader);
  return found.rows[0];
}

/** What the provider pays back of an order: how it was paid, and the number of the payer's bank. */
export async function selectBankNumbers(
  reader: Reader,
  orderId: string,
): Promise<Pick<RefundRow, "token" | "mode" | "bankArn">[]> {
  return reader
    .selectFrom("refunds")
    .innerJoin("online_payments", "online_payments.txnid", "refunds.txnid")
    .select(["refunds.token", "online_payments.mode", "refunds.bank_arn as bankArn"])
    .where("refunds.order_id", "=", orderId)
    .execute();
}

/** Notes that nobody waits for the provider any more; he is still asked. */
export async function setGivenUp(
  transaction: Transaction,
  { token, askedAt }: Pick<RefundRow, "token" | "askedAt">,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("refunds")
    .set({ given_up_at: now, next_look_at: nextGivenUpLook(askedAt, now) })
    .where("token", "=", token)
    .execute();
}

/** Takes refunds that failed out of what can be sent: the same money has gone back under this one's token. */
export async function closeFailedSiblings(
  transaction: Transaction,
  { token, txnid }: Pick<RefundRow, "token" | "txnid">,
): Promise<void> {
  await sql`
    update refunds set state = 'replaced'
    where txnid = ${txnid} and order_id is null and token <> ${token} and state = 'failed'`.execute(
    transaction,
  );
}

/** Says how finance has sent money that the provider could not pay back. */
export async function setSentByHand(
  transaction: Transaction,
  token: string,
  method: SendMethod,
): Promise<void> {
  await transaction.updateTable("refunds").set({ method }).where("token", "=", token).execute();
}

/** A page of the refunds that are not over, and of money that became no order and could not be paid back; oldest first. */
export async function selectOpenRefunds(
  reader: Reader,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<RefundRow[]> {
  const behind = after
    ? sql`and (refunds.asked_at, refunds.token collate "C") > (${after.at}, ${after.id})`
    : sql``;
  const found = await sql<RefundRow>`
    ${select} where (refunds.state in ('waiting', 'under-way') or refunds.state = 'failed' and refunds.order_id is null)
      ${behind}
    order by refunds.asked_at, refunds.token collate "C" limit ${sql.lit(limit)}`.execute(reader);
  return found.rows;
}

/** Tokens of refunds that are to be asked for, or asked about, now. */
export async function selectRefundsToLookAt(reader: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom("refunds")
    .select("token")
    .where("next_look_at", "is not", null)
    .where("next_look_at", "<=", now)
    .orderBy("next_look_at")
    .limit(limit)
    .execute();
  return rows.map(({ token }) => token);
}

/** Moves a refund on from where it was seen; false when somebody else did so meanwhile. */
export async function moveRefund(
  transaction: Transaction,
  move: {
    readonly token: string;
    readonly from: RefundRow["state"];
    readonly to: RefundRow["state"];
    readonly requestId: string | null;
    readonly bankArn: string | null;
    readonly settledAt: Date | null;
    readonly nextLookAt: Date | null;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update refunds set state = ${move.to}, request_id = coalesce(${move.requestId}, request_id),
      bank_arn = coalesce(${move.bankArn}, bank_arn), settled_at = ${move.settledAt}::timestamptz,
      next_look_at = ${move.nextLookAt}::timestamptz, looks = looks + 1
    where token = ${move.token} and state = ${move.from}`.execute(transaction);
  return numAffectedRows === 1n;
}
