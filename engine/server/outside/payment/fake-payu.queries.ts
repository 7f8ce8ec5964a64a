import { sql } from "kysely";
import type { Reader } from "../../data/client.ts";
import type { PayuFields } from "./payu-hash.ts";

/** A payment as the stand-in remembers it. */
export interface StandInPayment {
  readonly txnid: string;
  readonly mihpayid: string;
  readonly form: PayuFields;
  readonly status: string;
  readonly unmappedStatus: string;
  readonly mode: string;
  readonly bankRefNum: string | null;
  /** When a dropped payment succeeds after all; null: never. */
  readonly succeedsAt: Date | null;
  readonly failsRefunds: boolean;
  readonly addedOn: Date;
}

/** Remembers what the payer chose; the first choice for a txnid stays. */
export async function insertStandInPayment(database: Reader, payment: StandInPayment): Promise<boolean> {
  const inserted = await database
    .insertInto("fake_payu_payments")
    .values({
      txnid: payment.txnid,
      mihpayid: payment.mihpayid,
      form: JSON.stringify(payment.form),
      status: payment.status,
      unmapped_status: payment.unmappedStatus,
      mode: payment.mode,
      bank_ref_num: payment.bankRefNum,
      succeeds_at: payment.succeedsAt,
      fails_refunds: payment.failsRefunds,
      added_on: payment.addedOn,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

const columns = sql`txnid, mihpayid, form, status, unmapped_status as "unmappedStatus", mode,
  bank_ref_num as "bankRefNum", succeeds_at as "succeedsAt", fails_refunds as "failsRefunds", added_on as "addedOn"`;

export async function findStandInPayment(
  database: Reader,
  by: { readonly txnid: string } | { readonly mihpayid: string },
): Promise<StandInPayment | undefined> {
  const condition = "txnid" in by ? sql`txnid = ${by.txnid}` : sql`mihpayid = ${by.mihpayid}`;
  const found = await sql<StandInPayment>`
    select ${columns} from fake_payu_payments where ${condition}`.execute(database);
  return found.rows[0];
}

export interface StandInRefund {
  readonly token: string;
  readonly requestId: string;
  readonly mihpayid: string;
  readonly amountInPaise: number;
  readonly callback: string;
  readonly askedAt: Date;
}

/** Takes a refund whose token is new. */
export async function insertStandInRefund(database: Reader, refund: StandInRefund): Promise<boolean> {
  const inserted = await database
    .insertInto("fake_payu_refunds")
    .values({
      token: refund.token,
      request_id: refund.requestId,
      mihpayid: refund.mihpayid,
      amount_in_paise: refund.amountInPaise,
      callback: refund.callback,
      asked_at: refund.askedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function listStandInRefunds(database: Reader, mihpayid: string): Promise<StandInRefund[]> {
  const found = await sql<StandInRefund>`
    select token, request_id as "requestId", mihpayid, amount_in_paise as "amountInPaise", callback,
      asked_at as "askedAt"
    from fake_payu_refunds where mihpayid = ${mihpayid} order by asked_at, token`.execute(database);
  return found.rows;
}
