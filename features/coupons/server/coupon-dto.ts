import { momentOfDay } from "#engine/contract/date-text.ts";
import { rupeesOf } from "#engine/contract/money.ts";
import type { Coupon } from "../contract.ts";
import type { CouponRow } from "./queries.ts";

/** A coupon with the names of the specification. */
export function couponOf(row: CouponRow): Coupon {
  return {
    couponId: row.id,
    rewardType: row.reward_type,
    couponValue: rupeesOf(row.value_in_paise),
    couponCode: row.code,
    leastOrderValue: rupeesOf(row.least_value_in_paise),
    validUpto: momentOfDay(row.valid_until),
    usersUsed: row.used_by_master_id === null ? [] : [row.holder_key],
    updatedOn: row.updated_at.getTime(),
    orderId: row.used_by_master_id,
    voidReason: row.void_reason,
    couponAddedBy:
      row.friend_name === null ? null : { firstName: row.friend_name, firstNameTe: row.friend_name_te },
  };
}
