import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { CouponList, RewardType } from "../contract.ts";

export interface NewCoupon {
  /** What it is given for; once. */
  readonly reason: string;
  readonly holderProfileId: number;
  readonly rewardType: RewardType;
  readonly code: string;
  readonly valueInPaise: number;
  readonly leastValueInPaise: number;
  /** yyyy-mm-dd */
  readonly validUntil: string;
  readonly friendProfileId: number | null;
  readonly at: Date;
}

/** Gives a coupon; false when it was given for this reason before. A code that is taken is a fault: try another. */
export async function insertCoupon(transaction: Transaction, coupon: NewCoupon): Promise<boolean> {
  const inserted = await transaction
    .insertInto("coupons")
    .values({
      reason: coupon.reason,
      holder_profile_id: coupon.holderProfileId,
      reward_type: coupon.rewardType,
      code: coupon.code,
      value_in_paise: coupon.valueInPaise,
      least_value_in_paise: coupon.leastValueInPaise,
      valid_until: coupon.validUntil,
      friend_profile_id: coupon.friendProfileId,
      created_at: coupon.at,
      updated_at: coupon.at,
    })
    .onConflict((conflict) => conflict.column("reason").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export interface CouponRow {
  readonly id: number;
  readonly reward_type: RewardType;
  readonly value_in_paise: number;
  readonly least_value_in_paise: number;
  readonly code: string;
  readonly valid_until: string;
  readonly used_by_master_id: string | null;
  readonly void_reason: string | null;
  readonly updated_at: Date;
  readonly holder_key: string;
  readonly friend_name: string | null;
  readonly friend_name_te: string | null;
}

const couponColumns = sql`
  coupons.id, reward_type, value_in_paise, least_value_in_paise, code, to_char(valid_until, 'YYYY-MM-DD') as valid_until,
  used_by_master_id, void_reason, updated_at, holder.profile_key as holder_key,
  friend.first_name as friend_name, friend.first_name_te as friend_name_te`;
const joins = sql`
  join published.profiles holder on holder.id = coupons.holder_profile_id
  left join published.profiles friend on friend.id = coupons.friend_profile_id`;
const isUsable = (onDay: string) =>
  sql`(coupons.used_by_master_id is null and coupons.valid_until >= ${onDay}::date)`;

/** A page of a person's coupons that can, or cannot, be used on a day; latest first. */
export async function selectCoupons(
  reader: Reader,
  asked: {
    readonly holderProfileId: number;
    readonly list: CouponList;
    readonly onDay: string;
    readonly after: number | undefined;
    readonly atMost: number;
  },
): Promise<CouponRow[]> {
  const usable = isUsable(asked.onDay);
  const wanted = asked.list === "UNUSED" ? usable : sql`not ${usable}`;
  const after = asked.after === undefined ? sql`` : sql`and coupons.id < ${asked.after}`;
  const found = await sql<CouponRow>`
    select ${couponColumns} from coupons ${joins}
    where coupons.holder_profile_id = ${asked.holderProfileId} and ${wanted} ${after}
    order by coupons.id desc limit ${sql.lit(asked.atMost)}`.execute(reader);
  return found.rows;
}

/** The usable coupons of a person that end first, and number and sum of all that can be used, in one statement. */
export async function selectSummary(
  reader: Reader,
  asked: { readonly holderProfileId: number; readonly onDay: string; readonly atMost: number },
): Promise<{
  readonly coupons: CouponRow[];
  readonly count: number;
  readonly valueInPaise: number;
  readonly leastInPaise: number;
}> {
  const found = await sql<
    CouponRow & { readonly count: number; readonly total: number; readonly least: number }
  >`
    select ${couponColumns}, count(*) over () as count, (sum(value_in_paise) over ())::bigint as total,
      min(least_value_in_paise) over () as least
    from coupons ${joins}
    where coupons.holder_profile_id = ${asked.holderProfileId} and ${isUsable(asked.onDay)}
    order by coupons.valid_until, coupons.id limit ${sql.lit(asked.atMost)}`.execute(reader);
  const [first] = found.rows;
  return {
    coupons: found.rows,
    count: first?.count ?? 0,
    valueInPaise: first?.total ?? 0,
    leastInPaise: first?.least ?? 0,
  };
}

/** What a cart or an order needs to know of a coupon. */
export interface NamedCoupon {
  readonly couponId: number;
  readonly rewardType: RewardType;
  readonly code: string;
  readonly valueInPaise: number;
  readonly leastValueInPaise: number;
  /** yyyy-mm-dd, the last day in India. */
  readonly validUntil: string;
  readonly isUsed: boolean;
}

/** The coupon with this code, if it is the person's own. */
export async function findOwnCoupon(
  reader: Reader,
  holderProfileId: number,
  code: string,
): Promise<NamedCoupon | undefined> {
  return reader
    .selectFrom("named_coupons")
    .select([
      "coupon_id as couponId",
      "reward_type as rewardType",
      "code",
      "value_in_paise as valueInPaise",
      "least_value_in_paise as leastValueInPaise",
      sql<string>`to_char(valid_until, 'YYYY-MM-DD')`.as("validUntil"),
      "is_used as isUsed",
    ])
    .$narrowType<{
      couponId: number;
      rewardType: RewardType;
      code: string;
      valueInPaise: number;
      leastValueInPaise: number;
      isUsed: boolean;
    }>()
    .where("holder_profile_id", "=", holderProfileId)
    .where("code", "=", code)
    .executeTakeFirst();
}

/**
 * Spends a coupon on an order: one conditional update, so of any number of orders only one gets it. False: it is
 * spent, over, or another person's.
 */
export async function takeCoupon(
  transaction: Transaction,
  taking: {
    readonly couponId: number;
    readonly holderProfileId: number;
    readonly masterId: string;
    readonly onDay: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const updated = await transaction
    .updateTable("coupons")
    .set({ used_by_master_id: taking.masterId, updated_at: taking.at })
    .where("id", "=", taking.couponId)
    .where("holder_profile_id", "=", taking.holderProfileId)
    .where("used_by_master_id", "is", null)
    .where("valid_until", ">=", taking.onDay)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/**
 * Gives the coupon of an order back, to be used until a day at least. One whose batch was voided meanwhile is void then.
 * False when the order holds none.
 */
export async function giveCouponBack(
  transaction: Transaction,
  giving: {
    readonly masterId: string;
    readonly atLeastUntil: string;
    readonly onDay: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const { masterId, atLeastUntil, onDay, at } = giving;
  // The lock makes a void of the batch at the same moment come before or after, never between.
  const { numAffectedRows } = await sql`
    with batch as (
      select voided_at, void_reason from coupon_batches where id = (
        select batch_id from coupon_codes where code = (select code from coupons where used_by_master_id = ${masterId}))
      for share
    )
    update coupons set used_by_master_id = null, updated_at = ${at},
      voided_at = (select voided_at from batch), void_reason = (select void_reason from batch),
      valid_until = case when (select voided_at from batch) is null then greatest(valid_until, ${atLeastUntil}::date)
        else least(valid_until, ${onDay}::date - 1) end
    where used_by_master_id = ${masterId}`.execute(transaction);
  return numAffectedRows === 1n;
}

/** Holds the coupon until the transaction ends. */
export async function lockCoupon(transaction: Transaction, code: string): Promise<void> {
  await transaction.selectFrom("coupons").select("id").where("code", "=", code).forUpdate().execute();
}

/** Lets an order that lives again hold its coupon again; false when it or another order holds it, or it was voided. */
export async function takeCouponAgain(
  transaction: Transaction,
  { code, masterId, at }: { readonly code: string; readonly masterId: string; readonly at: Date },
): Promise<boolean> {
  const updated = await transaction
    .updateTable("coupons")
    .set({ used_by_master_id: masterId, updated_at: at })
    .where("code", "=", code)
    .where("used_by_master_id", "is", null)
    .where("voided_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
