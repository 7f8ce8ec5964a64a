import { Link } from "@tanstack/react-router";
import { Ticket } from "#engine/web/ui/goods/ticket.tsx";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import type { CouponSummary } from "../contract.ts";
import { useCouponsTexts } from "./words.ts";

/** The tile on home: how many coupons wait and what they come to. */
export function HomeCoupons({ summary }: { readonly summary: CouponSummary }) {
  const texts = useCouponsTexts();
  return (
    <Ticket
      paise={paiseFromRupees(summary.validCouponsValue)}
      caption={texts.inCoupons}
      title={texts.waiting(summary.validCouponsCount)}
    >
      <span className="t-small c2 num">
        {texts.spendOn(formatPaise(paiseFromRupees(summary.leastOrderValue)))}
      </span>
      <Link to="/app/coupons" search={{}} className="link t-note ticket-do">
        {texts.seeCoupons}
      </Link>
    </Ticket>
  );
}
