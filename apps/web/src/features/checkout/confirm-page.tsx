import type { Checkout, PaymentMode } from "@santha/contract/checkout";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import {
  CheckoutSteps,
  isShippingKnown,
  OrderTotal,
  PriceSlip,
  quoteQuery,
  recallShown,
  shownOrder,
} from "#features/cart";
import { useLanguage, wordsIn } from "#lib/language";
import { formatPaise } from "#lib/money";
import { useSession } from "#lib/session";
import { Answer, sentenceOf } from "#ui/answer";
import { Card } from "#ui/card";
import { OptionRows } from "#ui/choices";
import { Note } from "#ui/note";
import { Dock, PageBody } from "#ui/page";
import { AddressSummary } from "./address-summary.tsx";
import { ChangesNote } from "./changes-note.tsx";
import { useCheckoutTexts } from "./checkout.texts.ts";
import { ConfirmGroup } from "./confirm-group.tsx";
import { PlaceButton } from "./place-button.tsx";
import { changesSince } from "./quote-changes.ts";
import { StockHold } from "./stock-hold.tsx";
import { useOpenStep } from "./use-open-step.ts";
import { usePlaceOrder } from "./use-place-order.ts";

/** The confirm step of the checkout: a last look at everything, then the order is placed. */
export function ConfirmPage(): ReactNode {
  const profileKey = useSession()?.profileKey ?? "";
  const quote = useQuery(quoteQuery);
  return (
    <PageBody hasDock>
      <Answer to={quote}>{(known) => <ConfirmStep quote={known} profileKey={profileKey} />}</Answer>
    </PageBody>
  );
}

function ConfirmStep({ quote, profileKey }: { readonly quote: Checkout; readonly profileKey: string }) {
  const texts = useCheckoutTexts();
  const placing = usePlaceOrder(profileKey);
  const [agreed, setAgreed] = useState(() => recallShown() ?? shownOrder(quote));
  const changes = placing.isPlacing || placing.isUnanswered ? [] : changesSince(agreed, quote);
  const isHeld = changes.length > 0 || placing.isUnanswered || placing.isPlacing;
  const isOpen = useOpenStep("confirm", quote, isHeld);
  const [chosen, setChosen] = useState<PaymentMode>();
  if (!isOpen) return null;
  const paymentMode = quote.paymentModes.find((mode) => mode === chosen) ?? quote.paymentModes[0];
  const place = (): void => {
    if (!paymentMode) return;
    setAgreed(shownOrder(quote));
    placing.place({ paymentMode, fingerprint: quote.fingerprint });
  };
  const button = (isWide: boolean) => (
    <PlaceButton
      isWide={isWide}
      busy={placing.isPlacing}
      openStep={placing.isUnanswered || placing.isPlacing ? "confirm" : quote.firstOpenStep}
      canPlace={placing.isUnanswered || paymentMode !== undefined}
      onPlace={placing.isUnanswered ? placing.tryAgain : place}
    >
      {placing.isUnanswered ? texts.tryAgain : texts.placeOrder}
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
          {quote.groups.map((group) => (
            <ConfirmGroup key={group.sellerId} group={group} />
          ))}
          {quote.firstOpenStep === "confirm" && <StockHold />}
          {quote.groups.length > 0 && (
            <PaymentChoice quote={quote} chosen={paymentMode} onChoose={setChosen} />
          )}
        </div>
        <aside className="stack side">
          {quote.groups.length > 0 && (
            <PriceSlip totals={quote.totals} isShippingKnown={isShippingKnown(quote)} />
          )}
          <div className="only-d">{button(true)}</div>
        </aside>
      </div>
      <div className="only-m">
        <Dock>
          {quote.groups.length > 0 && <OrderTotal paise={quote.totals.orderTotalInPaise} />}
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

/** How the order is paid; a note where no way is open at this pin code. */
function PaymentChoice({
  quote,
  chosen,
  onChoose,
}: {
  readonly quote: Checkout;
  readonly chosen: PaymentMode | undefined;
  readonly onChoose: (mode: PaymentMode) => void;
}) {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  if (quote.paymentModes.length === 0) {
    const refusing = quote.groups.filter((group) => group.isCashOnDelivery === false);
    const names = refusing.map((group) => wordsIn(language, group.sellerName).text).join(", ");
    return <Note job="trouble">{texts.noPaymentMode(names)}</Note>;
  }
  const words: Record<PaymentMode, [string, string]> = {
    "Bank Transfer": [texts.transfer, texts.transferHint],
    COD: [texts.cod, texts.codHint(formatPaise(quote.totals.orderTotalInPaise))],
  };
  const choices = quote.paymentModes.map((mode) => {
    const [name, hint] = words[mode];
    const text = (
      <>
        <span className="block">{name}</span>
        <span className="t-small c2 num block font-normal">{hint}</span>
      </>
    );
    return { value: mode, text };
  });
  return (
    <Card pad>
      <h2 className="t-note b mb-2">{texts.paymentMode}</h2>
      <OptionRows label={texts.paymentMode} choices={choices} value={chosen} onChoose={onChoose} />
    </Card>
  );
}
