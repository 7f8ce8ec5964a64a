import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";

/** One attempt to pay a master order online; money in paise. */
export interface Attempt {
  readonly txnid: string;
  readonly masterId: string;
  readonly buyerProfileId: number;
  readonly amountInPaise: number;
  readonly state: "open" | "paid" | "failed" | "returned" | "given-up";
  readonly standing: string;
  readonly capturedInPaise: number;
  readonly refundedInPaise: number;
  readonly mihpayid: string | null;
  readonly mode: string | null;
  readonly bankRefNum: string | null;
  readonly startedAt: Date;
}

/** The part of an attempt that pays one order. */
export interface AttemptPart {
  readonly orderId: string;
  readonly totalInPaise: number;
  readonly marginInPaise: number;
}

const columns = sql`txnid, master_id as "masterId", buyer_profile_id as "buyerProfileId",
  amount_in_paise as "amountInPaise", state, standing, captured_in_paise as "capturedInPaise",
  refunded_in_paise as "refundedInPaise", mihpayid, mode, bank_ref_num as "bankRefNum", started_at as "startedAt"`;

/** Writes an attempt with its parts, in one statement. */
export async function insertAttempt(
  transaction: Transaction,
  attempt: Pick<Attempt, "txnid" | "masterId" | "buyerProfileId" | "amountInPaise" | "startedAt"> & {
    readonly nextLookAt: Date;
    readonly parts: readonly AttemptPart[];
  },
): Promise<void> {
  await transaction
    .with("attempt", (database) =>
      database.insertInto("online_payments").values({
        txnid: attempt.txnid,
        master_id: attempt.masterId,
        buyer_profile_id: attempt.buyerProfileId,
        amount_in_paise: attempt.amountInPaise,
        started_at: attempt.startedAt,
        next_look_at: attempt.nextLookAt,
      }),
    )
    .insertInto("online_payment_parts")
    .values(
      attempt.parts.map((part) => ({
        txnid: attempt.txnid,
        order_id: part.orderId,
        total_in_paise: part.totalInPaise,
        margin_in_paise: part.marginInPaise,
      })),
    )
    .execute();
}

export async function findAttempt(reader: Reader, txnid: string): Promise<Attempt | undefined> {
  const found = await sql<Attempt>`select ${columns} from online_payments where txnid = ${txnid}`.execute(
    reader,
  );
  return found.rows[0];
}

/** Locks the attempt until the transaction ends. Lock its orders before it, always in this order. */
export async function lockAttempt(transaction: Transaction, txnid: string): Promise<Attempt | undefined> {
  const found = await sql<Attempt>`
    select ${columns} from online_payments where txnid = ${txnid} for update`.execute(transaction);
  return found.rows[0];
}

export async function findLatestAttempt(reader: Reader, masterId: string): Promise<Attempt | undefined> {
  const found = await sql<Attempt>`
    select ${columns} from online_payments where master_id = ${masterId}
    order by started_at desc, txnid desc limit 1`.execute(reader);
  return found.rows[0];
}

export async function selectParts(reader: Reader, txnid: string): Promise<AttemptPart[]> {
  const found = await sql<AttemptPart>`
    select order_id as "orderId", total_in_paise as "totalInPaise", margin_in_paise as "marginInPaise"
    from online_payment_parts where txnid = ${txnid} order by order_id`.execute(reader);
  return found.rows;
}

/** Divides the amount paid for an order again between order and margin. */
export async function updatePart(
  transaction: Transaction,
  txnid: string,
  { orderId, totalInPaise, marginInPaise }: AttemptPart,
): Promise<void> {
  await transaction
    .updateTable("online_payment_parts")
    .set({ total_in_paise: totalInPaise, margin_in_paise: marginInPaise })
    .where("txnid", "=", txnid)
    .where("order_id", "=", orderId)
    .execute();
}

/** The new state of an attempt. */
export interface AttemptChange {
  readonly txnid: string;
  readonly state: Attempt["state"];
  readonly standing: string;
  readonly capturedInPaise: number;
  readonly mihpayid: string | null;
  readonly mode: string | null;
  readonly bankRefNum: string | null;
  readonly settledAt: Date | null;
  readonly nextLookAt: Date | null;
}

export async function updateAttempt(transaction: Transaction, change: AttemptChange): Promise<void> {
  await transaction
    .updateTable("online_payments")
    .set({
      state: change.state,
      standing: change.standing,
      captured_in_paise: change.capturedInPaise,
      mihpayid: change.mihpayid,
      mode: change.mode,
      bank_ref_num: change.bankRefNum,
      settled_at: change.settledAt,
      next_look_at: change.nextLookAt,
      looks: sql`looks + 1`,
    })
    .where("txnid", "=", change.txnid)
    .execute();
}

/** Attempts to ask the provider about now: the longest waiting first, failed ones last. */
export async function selectToLookAt(reader: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom("online_payments")
    .select("txnid")
    .where("next_look_at", "is not", null)
    .where("next_look_at", "<=", now)
    .orderBy(sql`state = 'failed'`)
    .orderBy("next_look_at")
    .limit(limit)
    .execute();
  return rows.map(({ txnid }) => txnid);
}

/**
 * A page of unsettled payments, oldest first: open ones, given-up ones, and money that is booked on no order.
 * Payments given up before reaching the provider are left out, since nothing needs settling.
 */
export async function selectUnsettled(
  reader: Reader,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<Attempt[]> {
  const behind = after ? sql`and (started_at, txnid collate "C") > (${after.at}, ${after.id})` : sql``;
  const found = await sql<Attempt>`
    select ${columns} from online_payments
    where (state = 'open' or (state <> 'paid' and captured_in_paise > refunded_in_paise)
        or (state = 'given-up' and standing <> 'not-found')) ${behind}
    order by started_at, txnid collate "C" limit ${sql.lit(limit)}`.execute(reader);
  return found.rows;
}

/** Ends a given-up payment as not received; false when its state has changed. */
export async function closeGivenUp(transaction: Transaction, txnid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("online_payments")
    .set({ state: "failed", settled_at: now, next_look_at: null })
    .where("txnid", "=", txnid)
    .where("state", "=", "given-up")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether the provider's number belongs to another payment. */
export async function isNumberTaken(
  reader: Reader,
  { txnid, mihpayid }: { readonly txnid: string; readonly mihpayid: string },
): Promise<boolean> {
  const found = await reader
    .selectFrom("online_payments")
    .select("txnid")
    .where("mihpayid", "=", mihpayid)
    .where("txnid", "<>", txnid)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores a posted report; false when the same report is stored already. */
export async function insertReport(
  transaction: Transaction,
  report: {
    readonly reportKey: string;
    readonly txnid: string;
    readonly raw: string;
    readonly receivedAt: Date;
  },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto("payment_reports")
    .values({
      report_key: report.reportKey,
      txnid: report.txnid,
      raw: report.raw,
      received_at: report.receivedAt,
    })
    .onConflict((conflict) => conflict.column("report_key").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
