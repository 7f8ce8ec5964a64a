import { sql } from "kysely";
import { sumOf } from "#engine/contract/money.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Payout, PayoutState } from "../contract.ts";
import type { AccountColumns } from "./accounts.queries.ts";
import { lastPayable } from "./payable-from.ts";

/** A margin is paid out once its order can no longer come back: so long after it was earned. */
const isPayable = (at: Date) => sql<boolean>`(is_due and (owed_in_paise < 0
  or earned_at <= ${lastPayable(at)}))`;

/** What is owed to an agent for one order; below 0 when it was taken back after it had been paid. */
export interface Owed {
  readonly orderId: string;
  readonly amountInPaise: number;
  /** Earned, and the days for returns are over, so it may be paid out. */
  readonly isDue: boolean;
}

/** What is owed to an agent, order by order, as the ledger has it at this moment. */
export async function selectOwed(reader: Reader, profileId: number, at: Date): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
    select order_id as "orderId", owed_in_paise as "amountInPaise", ${isPayable(at)} as "isDue"
    from published.ledger_agent_payables where profile_id = ${profileId} order by order_id`.execute(reader);
  return rows;
}

export interface Creditor extends AccountColumns {
  readonly profileId: number;
  readonly firstName: string;
  readonly mobileNo: string;
  readonly dueInPaise: number;
  readonly hasAccount: boolean;
  readonly isUnderWay: boolean;
  /** The first of two approvals, where there is one: whose, and of what. One of somebody who lost the role is none. */
  readonly firstApprovedBy: number | null;
  readonly firstApproverName: string | null;
  readonly firstApprovedFor: string | null;
  readonly lines: readonly { readonly orderId: string; readonly amountInPaise: number }[];
}

/** Everybody to whom something is due, the most first, with the orders it is for and where it goes to. */
export async function selectCreditors(reader: Reader, at: Date): Promise<Creditor[]> {
  const { rows } = await sql<Creditor>`
    select due.profile_id as "profileId", profiles.first_name as "firstName", profiles.mobile_no as "mobileNo",
      due.total as "dueInPaise", due.lines, account.profile_id is not null as "hasAccount",
      coalesce(account.holder, '') as holder, account.upi_id, account.account_number, account.ifsc,
      exists (select from payouts where payouts.profile_id = due.profile_id and state = 'under-way') as "isUnderWay",
      approval.approved_by as "firstApprovedBy", approver.first_name as "firstApproverName",
      approval.stands_for as "firstApprovedFor"
    from (
      select profile_id, sum(owed_in_paise)::bigint as total,
        jsonb_agg(jsonb_build_object('orderId', order_id, 'amountInPaise', owed_in_paise) order by order_id) as lines
      from published.ledger_agent_payables where ${isPayable(at)} group by profile_id) due
    join published.profiles on profiles.id = due.profile_id
    left join payout_accounts account on account.profile_id = due.profile_id
    left join payout_approvals approval on approval.profile_id = due.profile_id and exists (
      select from published.role_grants held where held.profile_id = approval.approved_by and held.role = 'finance')
    left join published.profiles approver on approver.id = approval.approved_by
    where due.total <> 0
    order by due.total desc, due.profile_id`.execute(reader);
  return rows;
}

/** What payouts take from the bank that it has not made yet, in paise. */
export async function sumUnderWay(reader: Reader): Promise<number> {
  const { total } = await reader
    .selectFrom("payouts")
    .select(sql<number>`coalesce(sum(amount_in_paise), 0)::bigint`.as("total"))
    .where("state", "=", "under-way")
    .executeTakeFirstOrThrow();
  return total;
}

/** One batch is made at a time: what one pays, the next no longer finds due. */
export async function lockBatches(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payouts/make-batch', 0))`.execute(transaction);
}

export async function insertBatch(transaction: Transaction, madeBy: number, madeAt: Date): Promise<number> {
  const { id } = await transaction
    .insertInto("payout_batches")
    .values({ made_by: madeBy, made_at: madeAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** An order of a payout: what is due for it, and what of that is kept back as tax; in paise. */
export interface PayoutLine {
  readonly orderId: string;
  readonly amountInPaise: number;
  readonly withheldInPaise: number;
}

/** Writes an agent's payout with its lines and answers its id: what is paid is what is due less the tax. */
export async function insertPayout(
  transaction: Transaction,
  batchId: number,
  creditor: Omit<Creditor, "lines"> & { readonly lines: readonly PayoutLine[] },
  approvedBy: { readonly first: number | null; readonly last: number },
): Promise<number> {
  const withheldInPaise = sumOf(creditor.lines.map((line) => line.withheldInPaise));
  const { id } = await transaction
    .insertInto("payouts")
    .values({
      batch_id: batchId,
      profile_id: creditor.profileId,
      amount_in_paise: creditor.dueInPaise - withheldInPaise,
      withheld_in_paise: withheldInPaise,
      holder: creditor.holder,
      upi_id: creditor.upi_id,
      account_number: creditor.account_number,
      ifsc: creditor.ifsc,
      first_approved_by: approvedBy.first,
      approved_by: approvedBy.last,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("payout_lines")
    .values(
      creditor.lines.map((line) => ({
        payout_id: id,
        order_id: line.orderId,
        amount_in_paise: line.amountInPaise,
        withheld_in_paise: line.withheldInPaise,
      })),
    )
    .execute();
  return id;
}

export interface PayoutRow extends AccountColumns {
  readonly payoutId: number;
  readonly batchId: number;
  readonly profileId: number;
  readonly firstName: string;
  readonly mobileNo: string;
  readonly language: string;
  readonly amountInPaise: number;
  readonly withheldInPaise: number;
  readonly state: PayoutState;
  readonly madeAt: Date;
  readonly settledAt: Date | null;
  readonly bankReference: string | null;
  readonly failedBecause: string | null;
  readonly returned: Payout["returned"];
  readonly lines: readonly PayoutLine[];
}

const payoutRows = sql`
  select payouts.id as "payoutId", batch_id as "batchId", payouts.profile_id as "profileId",
    profiles.first_name as "firstName", profiles.mobile_no as "mobileNo", profiles.language,
    amount_in_paise as "amountInPaise", withheld_in_paise as "withheldInPaise", state, made_at as "madeAt", settled_at as "settledAt",
    bank_reference as "bankReference", failed_because as "failedBecause",
    case when state = 'returned' then jsonb_build_object('reference', return_reference, 'returnedAt',
      (extract(epoch from (returned_on + time '12:00') at time zone 'Asia/Kolkata') * 1000)::bigint) end as returned,
    holder, upi_id, account_number, ifsc, (
      select jsonb_agg(jsonb_build_object('orderId', order_id, 'amountInPaise', line.amount_in_paise,
        'withheldInPaise', line.withheld_in_paise) order by order_id)
      from payout_lines line where line.payout_id = payouts.id) as lines
  from payouts
  join payout_batches on payout_batches.id = batch_id
  join published.profiles on profiles.id = payouts.profile_id`;

/** A person's latest payouts, newest first. */
export async function selectPayoutsOf(reader: Reader, profileId: number): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    ${payoutRows} where payouts.profile_id = ${profileId} order by payouts.id desc limit 50`.execute(reader);
  return rows;
}

/** The payouts of the latest batches, and whatever is under way in older ones, newest batch first. */
export async function selectLatestPayouts(reader: Reader): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    ${payoutRows} where batch_id in (select id from payout_batches order by id desc limit 20)
      or payouts.state = 'under-way'
    order by batch_id desc, payouts.id`.execute(reader);
  return rows;
}

export async function selectBatch(reader: Reader, batchId: number): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    ${payoutRows} where batch_id = ${batchId} order by payouts.id`.execute(reader);
  return rows;
}

/** Holds a payout until the transaction ends. */
export async function lockPayout(transaction: Transaction, payoutId: number): Promise<PayoutRow | undefined> {
  await transaction.selectFrom("payouts").select("id").where("id", "=", payoutId).forUpdate().execute();
  const { rows } = await sql<PayoutRow>`${payoutRows} where payouts.id = ${payoutId}`.execute(transaction);
  return rows[0];
}

/** Ends a payout that is under way; false when it has ended before. */
export async function settlePayout(
  transaction: Transaction,
  payoutId: number,
  outcome: { readonly bankReference: string } | { readonly because: string },
  at: Date,
): Promise<boolean> {
  const isPaid = "bankReference" in outcome;
  const { numUpdatedRows } = await transaction
    .updateTable("payouts")
    .set({
      state: isPaid ? "paid" : "failed",
      bank_reference: isPaid ? outcome.bankReference : null,
      failed_because: isPaid ? null : outcome.because,
      settled_at: at,
    })
    .where("id", "=", payoutId)
    .where("state", "=", "under-way")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface Returned {
  readonly reference: string;
  /** `yyyy-mm-dd` */
  readonly returnedOn: string;
  readonly notedBy: number;
  readonly notedAt: Date;
}

/** Notes that what was paid came back; false when it was not paid, or came back before. */
export async function returnPayout(
  transaction: Transaction,
  payoutId: number,
  { reference, returnedOn, notedBy, notedAt }: Returned,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("payouts")
    .set({
      ...{ state: "returned", return_reference: reference, returned_on: returnedOn },
      ...{ return_noted_by: notedBy, return_noted_at: notedAt },
    })
    .where("id", "=", payoutId)
    .where("state", "=", "paid")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
