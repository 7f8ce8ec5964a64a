import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Ticket } from "#engine/web/ui/goods/ticket.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { paiseFromRupees } from "#engine/web/words/money.ts";
import type { Coupon } from "../contract.ts";
import { copyCode, couponTitle } from "./coupon-text.ts";
import { useCouponsTexts } from "./words.ts";

/** A coupon that can be used: its code, its last day, and what can be done with it; left out, its code is copied. */
export function AvailableTicket({
  coupon,
  isTooEarly = false,
  action,
}: {
  readonly coupon: Coupon;
  /** Grey: it does not count yet. */
  readonly isTooEarly?: boolean;
  readonly action?: ReactNode;
}) {
  const texts = useCouponsTexts();
  const language = useLanguage();
  const { couponCode } = coupon;
  return (
    <Ticket
      paise={paiseFromRupees(coupon.couponValue)}
      caption={texts.off}
      title={couponTitle(coupon)}
      used={isTooEarly}
    >
      <span className="t-small c2">
        <span className="code">{couponCode}</span>,{" "}
        <span className="num">{texts.validUpto(formatDate(coupon.validUpto, language))}</span>
      </span>
      {action ?? (
        <button
          type="button"
          className="link t-note ticket-do"
          aria-label={texts.copyCodeOf(couponCode)}
          onClick={() => void copyCode(couponCode)}
        >
          {texts.copyCode}
        </button>
      )}
    </Ticket>
  );
}

/** A coupon that can be used no more: when it was used and on which order, or when it expired. */
export function PastTicket({ coupon }: { readonly coupon: Coupon }) {
  const texts = useCouponsTexts();
  const language = useLanguage();
  const isUsed = coupon.usersUsed.length > 0;
  return (
    <Ticket paise={paiseFromRupees(coupon.couponValue)} caption={texts.off} title={couponTitle(coupon)} used>
      <span className="t-small c2 num">
        {isUsed
          ? texts.usedOn(formatDate(coupon.updatedOn, language))
          : texts.expiredOn(formatDate(coupon.validUpto, language))}
      </span>
      {coupon.voidReason !== null && <span className="t-small">{texts.voided(coupon.voidReason)}</span>}
      {isUsed && coupon.orderId && (
        <Link to="/app/coupons/$id" params={{ id: coupon.orderId }} className="link t-note ticket-do">
          {texts.order(coupon.orderId)}
        </Link>
      )}
    </Ticket>
  );
}
