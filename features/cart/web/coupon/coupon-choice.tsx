import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import { AvailableTicket, couponSummaryQuery, couponTitle } from "#features/coupons/web";
import { useCartTexts } from "../words.ts";
import { useCouponChange } from "./use-coupon-change.ts";

/** The person's coupons that end next, and a code to enter. What is refused is said beside the field. */
export function CouponChoice({
  chosenCode,
  goodsInPaise,
  onChosen,
}: {
  /** Of the coupon that is on the cart now, which is not offered again. */
  readonly chosenCode: string | undefined;
  readonly goodsInPaise: number;
  readonly onChosen: () => void;
}) {
  const texts = useCartTexts();
  const [code, setCode] = useState<string | null>(null);
  const change = useCouponChange(onChosen);
  const { data: summary } = useQuery(couponSummaryQuery);
  const offered = (summary?.couponDetails ?? []).filter(({ couponCode }) => couponCode !== chosenCode);
  const choose = (couponCode: string): void => {
    setCode(couponCode);
    if (!change.isPending) change.mutate(couponCode);
  };
  return (
    <Card pad className="stack-s">
      {offered.map((coupon) => {
        const missing = paiseFromRupees(coupon.leastOrderValue) - goodsInPaise;
        const action =
          missing > 0 ? (
            <span className="t-note b num">{texts.addMore(formatPaise(missing))}</span>
          ) : (
            <button
              type="button"
              className="link t-note ticket-do"
              aria-label={`${texts.applyCode(coupon.couponCode)}, ${couponTitle(coupon)}`}
              disabled={change.isPending}
              onClick={() => choose(coupon.couponCode)}
            >
              {texts.applyThis}
            </button>
          );
        return (
          <AvailableTicket key={coupon.couponId} coupon={coupon} isTooEarly={missing > 0} action={action} />
        );
      })}
      {code === null ? (
        <button type="button" className="link t-note ticket-do" onClick={() => setCode("")}>
          {texts.enterCode}
        </button>
      ) : (
        <CodeField
          code={code}
          onType={(typed) => {
            setCode(typed);
            // What was refused is not this code any more.
            if (change.isError) change.reset();
          }}
          onApply={choose}
          change={change}
        />
      )}
      {summary && summary.validCouponsCount > summary.couponDetails.length && (
        <Link to="/app/coupons" search={{}} className="link t-note">
          {texts.allCoupons}
        </Link>
      )}
      {summary && summary.validCouponsCount > 0 && (
        <p className="t-small c2 num">
          {texts.couponRule(formatPaise(paiseFromRupees(summary.leastOrderValue)))}
        </p>
      )}
    </Card>
  );
}

/** The code of a coupon; opened only by who wants it, so that the cart asks for nothing. */
function CodeField({
  code,
  onType,
  onApply,
  change,
}: {
  readonly code: string;
  readonly onType: (typed: string) => void;
  readonly onApply: (code: string) => void;
  readonly change: { readonly error: Error | null; readonly isPending: boolean };
}) {
  const texts = useCartTexts();
  const form = useRef<HTMLFormElement>(null);
  const isSentFromHere = useRef(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    isSentFromHere.current = true;
    onApply(code);
  };
  // Opened empty, by who wants to type; what opened it is gone.
  const isEmptyAtFirst = useRef(code === "");
  useEffect(() => {
    if (isEmptyAtFirst.current) form.current?.querySelector("input")?.focus();
  }, []);
  // Who typed goes on typing; a coupon that was chosen above is refused here, maybe below the edge of the screen.
  useEffect(() => {
    if (!change.error) return;
    (isSentFromHere.current ? form.current?.querySelector("input") : form.current)?.focus();
    isSentFromHere.current = false;
  }, [change.error]);
  return (
    <form ref={form} tabIndex={-1} noValidate onSubmit={submit}>
      <TextField
        label={texts.couponCode}
        name="couponCode"
        className="code uppercase"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={(event) => onType(event.target.value)}
        error={complaintOf(change.error, texts.noConnection)}
        after={
          <Button type="submit" look="quiet" small busy={change.isPending} disabled={code.trim() === ""}>
            {texts.applyCoupon}
          </Button>
        }
      />
    </form>
  );
}

function complaintOf(error: Error | null, noConnection: string): string | undefined {
  if (!error) return undefined;
  const beside = error instanceof ApiError ? error.fields["couponCode"] : undefined;
  return beside ?? sentenceOf(error) ?? noConnection;
}
