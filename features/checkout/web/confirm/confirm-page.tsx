import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useSession } from "#engine/web/data/session.ts";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Dock, PageBody } from "#engine/web/ui/page/page.tsx";
import {
  CheckoutSteps,
  CouponFaultNote,
  isShippingKnown,
  OrderTotal,
  PriceBreakdown,
  quoteQuery,
  recallShown,
  shownOrder,
} from "#features/cart/web";
import { OpenPaymentCard, useOpenPayment } from "#features/payments/web";
import type { Checkout } from "../../contract/checkout.ts";
import { AddressSummary } from "../address/address-summary.tsx";
import { AssistSummary } from "../assist/assist-summary.tsx";
import { useOpenStep } from "../use-open-step.ts";
import { useCheckoutTexts } from "../words.ts";
import { ChangesNote } from "./changes-note.tsx";
import { ConfirmGroup } from "./confirm-group.tsx";
import {
  agreedWay,
  chosenWay,
  isPaidByAgent,
  PaymentChoice,
  type PaymentWay,
  placeWords,
} from "./payment-choice.tsx";
import { PlaceButton } from "./place-button.tsx";
import { PracticeChoice } from "./practice-choice.tsx";
import { changesSince } from "./quote-changes.ts";
import { StockHold } from "./stock-hold.tsx";
import { usePlaceOrder } from "./use-place-order.ts";

/** The confirm step of the checkout: a last look at everything, then the order is placed. */
export function ConfirmPage(): ReactNode {
  const profileKey = useSession()?.profileKey ?? "";
  const quote = useQuery(quoteQuery);
  const openPayment = useOpenPayment();
  return (
    <PageBody hasDock>
      {openPayment && <OpenPaymentCard payment={openPayment} />}
      <Answer to={quote}>
        {(known) => (
          <ConfirmStep quote={known} profileKey={profileKey} isLocked={openPayment !== undefined} />
        )}
      </Answer>
    </PageBody>
  );
}

function ConfirmStep({
  quote,
  profileKey,
  isLocked,
}: {
  readonly quote: Checkout;
  readonly profileKey: string;
  /** The order of this cart waits for its payment: it can only be looked at. */
  readonly isLocked: boolean;
}) {
  const texts = useCheckoutTexts();
  const placing = usePlaceOrder(profileKey);
  const [agreed, setAgreed] = useState(() => recallShown() ?? shownOrder(quote));
  const changes = placing.isPlacing || placing.isUnanswered ? [] : changesSince(agreed, quote);
  const isHeld = changes.length > 0 || placing.isUnanswered || placing.isPlacing;
  const isOpen = useOpenStep("confirm", quote, isHeld);
  const [chosen, setChosen] = useState<PaymentWay>();
  const [isPractice, setPractice] = useState(false);
  if (!isOpen) return null;
  const way = chosenWay(quote, chosen);
  const place = (): void => {
    if (!way) return;
    setAgreed(shownOrder(quote));
    placing.place({ ...agreedWay(way), fingerprint: quote.fingerprint, isPractice });
  };
  const button = (isWide: boolean) => (
    <PlaceButton
      isWide={isWide}
      busy={placing.isPlacing}
      openStep={placing.isUnanswered || placing.isPlacing ? "confirm" : quote.firstOpenStep}
      canPlace={!isLocked && (placing.isUnanswered || way !== undefined)}
      onPlace={placing.isUnanswered ? placing.tryAgain : place}
    >
      {placing.isUnanswered ? texts.tryAgain : texts[placeWords(way, isPractice)]}
    </PlaceButton>
  );
  return (
    <>
      <CheckoutSteps current="confirm" />
      <div className="cols two">
        <div className="stack">
          {placing.isUnanswered && !placing.isPlacing && (
            <div ref={bringIntoView}>
              <Note job="trouble">{texts.answerLost}</Note>
            </div>
          )}
          {(changes.length > 0 || (placing.refusal && !placing.isPlacing)) && (
            <div ref={bringIntoView}>
              <ChangesNote
                changes={changes}
                sentence={placing.refusal ? sentenceOf(placing.refusal) : undefined}
              />
            </div>
          )}
          {quote.address && <AddressSummary address={quote.address} />}
          <AssistSummary assist={quote.assist} />
          {quote.groups.map((group) => (
            <ConfirmGroup key={group.sellerId} group={group} />
          ))}
          <CouponFaultNote coupon={quote.coupon}>
            <Link to="/app/store/checkout/cart" className="link block w-fit">
              {texts.changeCart}
            </Link>
          </CouponFaultNote>
          {quote.firstOpenStep === "confirm" && <StockHold />}
          {quote.groups.length > 0 && (
            <>
              <PaymentChoice quote={quote} chosen={way} onChoose={setChosen} />
              <PracticeChoice isPractice={isPractice} onChoose={setPractice} />
            </>
          )}
        </div>
        <aside className="stack side">
          {quote.groups.length > 0 && (
            <PriceBreakdown totals={quote.totals} isShippingKnown={isShippingKnown(quote)} isWhole />
          )}
          <div className="only-d">{button(true)}</div>
        </aside>
      </div>
      <div className="only-m">
        <Dock>
          {quote.groups.length > 0 && (
            <OrderTotal totals={quote.totals} isForFarmer={!!quote.assist?.farmer && !isPaidByAgent(way)} />
          )}
          {button(false)}
        </Dock>
      </div>
    </>
  );
}

/** The button is at the bottom edge, what it led to stands at the top. */
function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: "center" });
}
