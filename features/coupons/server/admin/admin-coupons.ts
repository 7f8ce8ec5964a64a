import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import {
  type AdminCoupon,
  type listCouponsForAdmin as listEndpoint,
  voidCoupon as voidEndpoint,
} from "../../contract/admin-coupons.ts";
import {
  type AdminCouponRow,
  findCouponForAdmin,
  markVoided,
  selectCouponsForAdmin,
} from "./admin-coupons.queries.ts";

/** All coupons, the latest first, a page at a time. */
export async function listCouponsForAdmin(
  { clock, database }: MemberContext,
  { query: { find, state, after, limit } }: CheckedOf<typeof listEndpoint>,
): Promise<AnswerOf<typeof listEndpoint>> {
  const onDay = dayInIndia(clock.now());
  const asked = { find, state, onDay, afterId: numericCursorOf(after)?.id, limit: limit + 1 };
  const rows = await selectCouponsForAdmin(database, asked);
  const { page, nextAfter } = pageOf(rows, limit, ({ givenAt: at, id }) => ({ at, id: String(id) }));
  return { coupons: page.map(shown), nextAfter };
}

const auditedAs = "coupons/voided";

/** Takes an unused coupon back for good; of a buyer who spends it at the same moment and the admin one is refused. */
export async function voidCoupon(
  context: MemberContext,
  { params: { couponId }, body: { reason } }: CheckedOf<typeof voidEndpoint>,
): Promise<AdminCoupon> {
  const at = context.clock.now();
  const named = { couponId, onDay: dayInIndia(at) };
  return inTransaction(context, async (transaction) => {
    const isVoided = await markVoided(transaction, { ...named, reason, at });
    const coupon = await findCouponForAdmin(transaction, named);
    if (!coupon) return refuse(voidEndpoint, "coupons/not-found");
    if (!isVoided)
      return refuse(
        voidEndpoint,
        coupon.state === "voided" ? "coupons/voided-already" : "coupons/used-meanwhile",
      );
    await audit(context, transaction, {
      action: auditedAs,
      subject: coupon.holderKey,
      detail: { code: coupon.code, valueInPaise: coupon.valueInPaise, reason },
    });
    return shown(coupon);
  });
}

function shown(row: AdminCouponRow): AdminCoupon {
  const { id, holderKey, holderName, holderNameTe, holderMobileNo, friendKey, friendName, friendNameTe } =
    row;
  return {
    couponId: id,
    code: row.code,
    rewardType: row.rewardType,
    state: row.state,
    valueInPaise: row.valueInPaise,
    leastValueInPaise: row.leastValueInPaise,
    validUntil: row.validUntil,
    givenAt: row.givenAt.getTime(),
    holder: {
      profileKey: holderKey,
      firstName: holderName,
      firstNameTe: holderNameTe,
      mobileNo: holderMobileNo,
    },
    friend:
      friendKey === null || friendName === null
        ? null
        : { profileKey: friendKey, firstName: friendName, firstNameTe: friendNameTe },
    usedByMasterId: row.usedByMasterId,
    voidReason: row.voidReason,
  };
}
