import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Ticket } from "#engine/web/ui/goods/ticket.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import type { ChosenCoupon } from "#features/checkout/contract/checkout.ts";
import { useCartTexts } from "../words.ts";
import { CouponChoice } from "./coupon-choice.tsx";
import { CouponFaultNote } from "./coupon-fault-note.tsx";
import { useCouponChange } from "./use-coupon-change.ts";

/** The coupon of the cart: the one that is applied, or a way to choose one. */
export function CartCoupon({
  coupon,
  goodsInPaise,
}: {
  readonly coupon: ChosenCoupon | null;
  /** What counts for a coupon: the products after offers, before margin. */
  readonly goodsInPaise: number;
}) {
  const [isChoosing, setChoosing] = useState(false);
  const texts = useCartTexts();
  const isApplied = coupon !== null && coupon.fault === null;
  const frame = useStaysHere(coupon?.couponCode);
  return (
    <section ref={frame} tabIndex={-1} className="stack" aria-label={texts.coupon}>
      <CouponFaultNote coupon={coupon}>
        <span className="block">
          <RemoveButton />
        </span>
      </CouponFaultNote>
      {isApplied && (
        <AppliedCoupon coupon={coupon} isChoosing={isChoosing} onChoose={() => setChoosing(!isChoosing)} />
      )}
      {(!isApplied || isChoosing) && (
        <CouponChoice
          chosenCode={coupon?.couponCode}
          goodsInPaise={goodsInPaise}
          onChosen={() => setChoosing(false)}
        />
      )}
    </section>
  );
}

/** What was pressed goes with the coupon that it changed: the keyboard and readers stay with the coupons. */
function useStaysHere(couponCode: string | undefined) {
  const frame = useRef<HTMLElement>(null);
  const shown = useRef(couponCode);
  useEffect(() => {
    if (shown.current === couponCode) return;
    shown.current = couponCode;
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [couponCode]);
  return frame;
}

function AppliedCoupon({
  coupon,
  isChoosing,
  onChoose,
}: {
  readonly coupon: ChosenCoupon;
  readonly isChoosing: boolean;
  readonly onChoose: () => void;
}) {
  const texts = useCartTexts();
  const language = useLanguage();
  const title = {
    WELCOME_COUPON: texts.welcomeApplied,
    REFERRAL_COUPON: texts.referralApplied,
    GIFT_COUPON: texts.giftApplied,
  }[coupon.rewardType];
  return (
    <Ticket
      paise={coupon.discountInPaise}
      caption={texts.off}
      title={
        <span className="beside gap-1.5!">
          <Icon shape={CircleCheck} size="row" />
          {title}
        </span>
      }
    >
      <span className="t-small c2">
        <span className="code">{coupon.couponCode}</span>,{" "}
        <span className="num">{texts.validUpto(formatDate(coupon.validUpto, language))}</span>
      </span>
      <span className="flex flex-wrap gap-x-4">
        <button type="button" className="link t-note ticket-do" onClick={onChoose}>
          {isChoosing ? texts.keepCoupon : texts.anotherCoupon}
        </button>
        <RemoveButton />
      </span>
    </Ticket>
  );
}

/** Takes the coupon off the cart, whether it counts or not. */
function RemoveButton() {
  const texts = useCartTexts();
  const change = useCouponChange(() => showMessage(texts.couponRemoved));
  return (
    <>
      <button
        type="button"
        className="link t-note ticket-do"
        disabled={change.isPending}
        onClick={() => change.mutate(null)}
      >
        {texts.removeCoupon}
      </button>
      {change.error && (
        <span role="alert" className="t-small w-full">
          {sentenceOf(change.error) ?? texts.noConnection}
        </span>
      )}
    </>
  );
}
