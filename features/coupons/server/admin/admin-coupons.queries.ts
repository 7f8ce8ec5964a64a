import { type RawBuilder, sql } from "kysely";
import { bareMobileNo, isMobileNo } from "#engine/contract/mobile-number.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { CouponState } from "../../contract/admin-coupons.ts";
import type { RewardType } from "../../contract.ts";

export interface AdminCouponRow {
  readonly id: number;
  readonly code: string;
  readonly rewardType: RewardType;
  readonly state: CouponState;
  readonly valueInPaise: number;
  readonly leastValueInPaise: number;
  readonly validUntil: string;
  readonly givenAt: Date;
  readonly holderKey: string;
  readonly holderName: string;
  readonly holderNameTe: string | null;
  readonly holderMobileNo: string;
  readonly friendKey: string | null;
  readonly friendName: string | null;
  readonly friendNameTe: string | null;
  readonly usedByMasterId: string | null;
  readonly voidReason: string | null;
}

interface CouponsQuery {
  /** A code, an order number or a mobile number; empty: all. */
  readonly find: string;
  readonly state?: CouponState | undefined;
  /** yyyy-mm-dd in India. */
  readonly onDay: string;
  readonly afterId: string | undefined;
  readonly limit: number;
}

/** Coupons of everybody, the latest first. */
export async function selectCouponsForAdmin(reader: Reader, query: CouponsQuery): Promise<AdminCouponRow[]> {
  const { find, state, onDay, afterId, limit } = query;
  const { rows } = await sql<AdminCouponRow>`${columnsOn(onDay)}
    where ${isFoundBy(find)} ${state === undefined ? sql`` : sql`and ${isIn(state, onDay)}`}
      ${afterId === undefined ? sql`` : sql`and coupons.id < ${afterId}::bigint`}
    order by coupons.id desc limit ${sql.lit(limit)}`.execute(reader);
  return rows;
}

/** One coupon; undefined when there is none of this id. */
export async function findCouponForAdmin(
  reader: Reader,
  { couponId, onDay }: { readonly couponId: number; readonly onDay: string },
): Promise<AdminCouponRow | undefined> {
  const { rows } = await sql<AdminCouponRow>`${columnsOn(onDay)} where coupons.id = ${couponId}`.execute(
    reader,
  );
  return rows[0];
}

const columnsOn = (onDay: string) => sql`
  select coupons.id, code, reward_type as "rewardType", value_in_paise as "valueInPaise",
    least_value_in_paise as "leastValueInPaise", to_char(valid_until, 'YYYY-MM-DD') as "validUntil",
    coupons.created_at as "givenAt", used_by_master_id as "usedByMasterId", void_reason as "voidReason",
    case when voided_at is not null then 'voided' when used_by_master_id is not null then 'used'
      when valid_until < ${onDay}::date then 'expired' else 'usable' end as state,
    holder.profile_key as "holderKey", holder.first_name as "holderName",
    holder.first_name_te as "holderNameTe", holder.mobile_no as "holderMobileNo",
    friend.profile_key as "friendKey", friend.first_name as "friendName", friend.first_name_te as "friendNameTe"
  from coupons
    join published.profiles holder on holder.id = coupons.holder_profile_id
    left join published.profiles friend on friend.id = coupons.friend_profile_id`;

function isFoundBy(find: string): RawBuilder<unknown> {
  if (find === "") return sql`true`;
  const mobileNo = bareMobileNo(find);
  if (isMobileNo(mobileNo))
    return sql`coupons.holder_profile_id = (select id from published.profiles where mobile_no = ${mobileNo})`;
  const written = find.replace(/^#/, "");
  return sql`(coupons.code = ${written.toUpperCase()} or coupons.used_by_master_id = ${written})`;
}

function isIn(state: CouponState, onDay: string): RawBuilder<unknown> {
  if (state === "used") return sql`coupons.used_by_master_id is not null`;
  if (state === "voided") return sql`coupons.voided_at is not null`;
  const isUnused = sql`coupons.used_by_master_id is null and coupons.voided_at is null`;
  return state === "usable"
    ? sql`${isUnused} and coupons.valid_until >= ${onDay}::date`
    : sql`${isUnused} and coupons.valid_until < ${onDay}::date`;
}

/**
 * Voids a coupon that no order holds: its last day is over at once, so that every rule about expired coupons covers
 * it. False: an order took it, or it was voided before.
 */
export async function markVoided(
  transaction: Transaction,
  {
    couponId,
    reason,
    onDay,
    at,
  }: { readonly couponId: number; readonly reason: string; readonly onDay: string; readonly at: Date },
): Promise<boolean> {
  const updated = await transaction
    .updateTable("coupons")
    .set((row) => ({
      voided_at: at,
      void_reason: reason,
      valid_until: sql<string>`least(${row.ref("valid_until")}, ${onDay}::date - 1)`,
      updated_at: at,
    }))
    .where("id", "=", couponId)
    .where("used_by_master_id", "is", null)
    .where("voided_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
