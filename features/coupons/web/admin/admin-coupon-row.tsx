import { Link } from "@tanstack/react-router";
import type { Language } from "#engine/contract/language.ts";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Tag, type TagJob } from "#engine/web/ui/tag.tsx";
import { FirstName } from "#engine/web/ui/wording.tsx";

import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { AdminCoupon, CouponState } from "../../contract/admin-coupons.ts";
import { useAdminCouponsTexts } from "./admin-coupons.texts.ts";
import { formatDay } from "./day-words.ts";

const looks: Readonly<Record<CouponState, TagJob>> = {
  usable: "done",
  used: "know",
  expired: "plain",
  voided: "stop",
};

/** A coupon of the list: whose it is and why, what it is worth, how it stands, and Void while it can be used. */
export function AdminCouponRow({
  coupon,
  onVoid,
}: {
  readonly coupon: AdminCoupon;
  readonly onVoid: () => void;
}) {
  const texts = useAdminCouponsTexts();
  const language = useLanguage();
  const { code, holder, state, usedByMasterId, voidReason } = coupon;
  return (
    <li className="flex items-start gap-3 border-line border-b px-3 py-1 last:border-b-0 lg:items-center">
      <span className="grid min-w-0 flex-1 gap-x-4 gap-y-1 py-2 lg:grid-cols-4 lg:items-center">
        <span className="flex flex-wrap items-center gap-2">
          <b className="code">{code}</b>
          <Tag job={looks[state]}>{texts[state]}</Tag>
        </span>
        <span className="min-w-0">
          <Link
            className="link t-note"
            to="/app/admin/people/$profileKey"
            params={{ profileKey: holder.profileKey }}
          >
            <FirstName of={holder} />
          </Link>
          <span className="t-small c2 num block">{mobileText(holder.mobileNo)}</span>
        </span>
        <span className="t-small c2">{whatFor(coupon, texts, language)}</span>
        <span className="t-small c2">
          <b className="num">{formatPaise(coupon.valueInPaise)}</b>{" "}
          <span className="num">{texts.from(formatPaise(coupon.leastValueInPaise))}</span>
          <span className="num block">
            {texts.lastDay}: {formatDay(coupon.validUntil, language)}
          </span>
          {usedByMasterId !== null && <span className="num block">{texts.order(usedByMasterId)}</span>}
        </span>
        {voidReason !== null && <span className="t-small break-words lg:col-span-4">{voidReason}</span>}
      </span>
      {(state === "usable" || state === "expired") && (
        <Button look="onpaper" aria-label={texts.open(code)} onClick={onVoid}>
          {texts.void}
        </Button>
      )}
    </li>
  );
}

function whatFor(
  { rewardType, friend }: AdminCoupon,
  texts: ReturnType<typeof useAdminCouponsTexts>,
  language: Language,
): string {
  if (rewardType === "WELCOME_COUPON") return texts.welcome;
  if (rewardType === "GIFT_COUPON") return texts.gift;
  if (!friend) return texts.referralOfNobody;
  return texts.referral(language === "te" ? (friend.firstNameTe ?? friend.firstName) : friend.firstName);
}
