import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { BatchTerms, CouponBatch } from "../../contract/batches.ts";

const mostShown = 200;

/** The last batches with how many of their codes were taken and used. */
export async function selectBatches(reader: Reader): Promise<CouponBatch[]> {
  const { rows } = await sql<Omit<CouponBatch, "createdAt"> & { readonly createdAt: Date }>`
    with batch as (select * from coupon_batches order by id desc limit ${mostShown})
    select batch.id as "batchId", name, value_in_paise as "valueInPaise", least_value_in_paise as "leastValueInPaise",
      to_char(last_day, 'YYYY-MM-DD') as "lastDay", revision, created_at as "createdAt", void_reason as "voidReason",
      counted.codes, counted.taken, counted.used
    from batch, lateral (
      select count(*) as codes, count(taken_at) as taken, count(coupons.used_by_master_id) as used
      from coupon_codes left join coupons on coupons.code = coupon_codes.code and taken_at is not null
      where batch_id = batch.id
    ) counted
    order by batch.id desc`.execute(reader);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.getTime() }));
}

/** Writes a batch without codes. */
export async function insertBatch(transaction: Transaction, terms: BatchTerms, at: Date): Promise<number> {
  const { id } = await transaction
    .insertInto("coupon_batches")
    .values({
      name: terms.name,
      value_in_paise: terms.valueInPaise,
      least_value_in_paise: terms.leastValueInPaise,
      last_day: terms.lastDay,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds codes to a batch; gives how many were new. */
export async function insertCodes(
  transaction: Transaction,
  batchId: number,
  codes: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into coupon_codes (code, batch_id)
    select code, ${batchId}::bigint from unnest(${[...codes]}::text[]) code
    on conflict (code) do nothing`.execute(transaction);
  return Number(numAffectedRows);
}

/** A batch as it stands, locked: no code of it is taken until the transaction ends. */
export async function lockBatch(
  transaction: Transaction,
  batchId: number,
): Promise<{ readonly name: string; readonly revision: number; readonly isVoided: boolean } | undefined> {
  const row = await transaction
    .selectFrom("coupon_batches")
    .select(["name", "revision", "voided_at"])
    .where("id", "=", batchId)
    .forUpdate()
    .executeTakeFirst();
  return row && { name: row.name, revision: row.revision, isVoided: row.voided_at !== null };
}

/** Whether somebody has entered a code of the locked batch. */
export async function isBatchBegun(transaction: Transaction, batchId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom("coupon_codes")
    .select("code")
    .where("batch_id", "=", batchId)
    .where("taken_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes the terms of a locked batch. */
export async function writeTerms(
  transaction: Transaction,
  batchId: number,
  terms: BatchTerms,
): Promise<void> {
  await transaction
    .updateTable("coupon_batches")
    .set((row) => ({
      name: terms.name,
      value_in_paise: terms.valueInPaise,
      least_value_in_paise: terms.leastValueInPaise,
      last_day: terms.lastDay,
      revision: sql<number>`${row.ref("revision")} + 1`,
    }))
    .where("id", "=", batchId)
    .execute();
}

/** Ends a locked batch, and the coupons of it that no order holds; gives how many those were. */
export async function writeVoid(
  transaction: Transaction,
  ending: { readonly batchId: number; readonly reason: string; readonly onDay: string; readonly at: Date },
): Promise<number> {
  const { batchId, reason, onDay, at } = ending;
  await transaction
    .updateTable("coupon_batches")
    .set({ voided_at: at, void_reason: reason })
    .where("id", "=", batchId)
    .execute();
  const { numAffectedRows } = await sql`
    update coupons set voided_at = ${at}, void_reason = ${reason},
      valid_until = least(valid_until, ${onDay}::date - 1), updated_at = ${at}
    where used_by_master_id is null and voided_at is null
      and code in (select code from coupon_codes where batch_id = ${batchId} and taken_at is not null)`.execute(
    transaction,
  );
  return Number(numAffectedRows);
}

/** The terms by which a code gives a coupon. */
export interface TakenCode {
  readonly valueInPaise: number;
  readonly leastValueInPaise: number;
  readonly lastDay: string;
}

/**
 * Takes a code for a person: one conditional update, so of any number of people only one gets it. Undefined: there is
 * no such code, it is taken, its batch is over or void, or the person has had one of the batch.
 */
export async function takeCode(
  transaction: Transaction,
  taking: { readonly code: string; readonly profileId: number; readonly onDay: string; readonly at: Date },
): Promise<TakenCode | undefined> {
  const { code, profileId, onDay, at } = taking;
  const { rows } = await sql<TakenCode>`
    with batch as (
      select id, value_in_paise, least_value_in_paise, last_day from coupon_batches
      where id = (select batch_id from coupon_codes where code = ${code})
        and voided_at is null and last_day >= ${onDay}::date
      for share
    )
    update coupon_codes set taken_by_profile_id = ${profileId}, taken_at = ${at} from batch
    where code = ${code} and taken_at is null and not exists (
      select from coupon_codes other
      where other.batch_id = batch.id and other.taken_by_profile_id = ${profileId}
    )
    returning batch.value_in_paise as "valueInPaise", batch.least_value_in_paise as "leastValueInPaise",
      to_char(batch.last_day, 'YYYY-MM-DD') as "lastDay"`.execute(transaction);
  return rows[0];
}

/** The codes of a batch with when each was taken. */
export async function selectCodes(
  reader: Reader,
  batchId: number,
): Promise<{ readonly code: string; readonly takenAt: Date | null; readonly isUsed: boolean }[]> {
  const { rows } = await sql<{ code: string; takenAt: Date | null; isUsed: boolean }>`
    select coupon_codes.code, taken_at as "takenAt", coalesce(used_by_master_id is not null, false) as "isUsed"
    from coupon_codes left join coupons on coupons.code = coupon_codes.code
    where batch_id = ${batchId} order by coupon_codes.code`.execute(reader);
  return rows;
}
