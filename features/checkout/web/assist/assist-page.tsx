import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSession } from "#engine/web/data/session.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Dock, PageBody } from "#engine/web/ui/page/page.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import {
  CheckoutSteps,
  isShippingKnown,
  PriceBreakdown,
  quoteQuery,
  recallShown,
  rememberShown,
  shownOrder,
} from "#features/cart/web";
import type { Checkout } from "../../contract/checkout.ts";
import { KeepAsDraft } from "../drafts/keep-as-draft.tsx";
import { useOpenStep } from "../use-open-step.ts";
import { AmountField } from "./amount-field.tsx";
import { useAssistTexts } from "./assist.texts.ts";
import { consentNow, farmerOf, handlingNow, mostHandlingNow, rupeesText } from "./assist-draft.ts";
import { ConsentCard } from "./consent-card.tsx";
import { FarmerChoice } from "./farmer-choice.tsx";
import { MarginCard, useAmountError } from "./margin-card.tsx";
import { useAssist } from "./use-assist.ts";

/** The assist step of the checkout: for which farmer an agent orders, what he asks for it, and the farmer's consent. */
export function AssistPage(): ReactNode {
  const profileKey = useSession()?.profileKey ?? "";
  const quote = useQuery(quoteQuery);
  return (
    <PageBody hasDock>
      <Answer to={quote}>
        {(known) =>
          known.assist ? (
            <AssistStep quote={known} profileKey={profileKey} />
          ) : (
            // Who earns no margin never sees this step.
            <Navigate to={`/app/store/checkout/${known.firstOpenStep}`} replace />
          )
        }
      </Answer>
    </PageBody>
  );
}

function AssistStep({ quote, profileKey }: { readonly quote: Checkout; readonly profileKey: string }) {
  const texts = useAssistTexts();
  const isOpen = useOpenStep("assist", quote);
  const assist = useAssist(quote, profileKey);
  const goOn = useGoOn(assist);
  const { draft, totals, faults } = assist;
  const handlingError = useAmountError(faults.handling, texts.handlingTooMuch);
  if (!isOpen) return null;
  const farmer = farmerOf(draft, quote.address);
  const finalInPaise = totals.finalCustomerPriceInPaise ?? totals.orderTotalInPaise;
  const button = (isWide: boolean) => (
    <Button
      busy={assist.isSaving}
      onClick={goOn}
      {...(isWide ? { wide: true } : { className: "flex-[1.2]" })}
    >
      {isWide ? texts.continueToConfirm : texts.continue}
    </Button>
  );
  return (
    <>
      <CheckoutSteps current="assist" />
      <div className="cols two">
        <div className="stack">
          {assist.error && <Note job="trouble">{sentenceOf(assist.error) ?? texts.notSaved}</Note>}
          <FarmerChoice
            draft={draft}
            address={quote.address}
            faults={assist.shownFaults}
            onChange={assist.change}
          />
          <MarginCard
            lines={quote.groups.flatMap((group) => group.lines)}
            draft={draft}
            faults={faults.margins}
            onType={assist.setMargin}
          />
          <Card pad>
            <AmountField
              label={texts.handling}
              name="agentHandling"
              value={draft.handling ?? rupeesText(handlingNow(draft, quote) ?? 0)}
              most={mostHandlingNow(draft, quote)}
              hint={texts.handlingHint(formatPaise(mostHandlingNow(draft, quote)))}
              error={handlingError}
              onType={(handling) => assist.change({ handling })}
            />
          </Card>
          {farmer && !(faults.firstName || faults.mobileNo) && (
            <ConsentCard
              farmer={farmer}
              totalInPaise={finalInPaise}
              consent={consentNow(draft, quote)}
              save={assist.save}
              onWithdraw={assist.withdraw}
            />
          )}
          <KeepAsDraft quote={quote} draft={draft} profileKey={profileKey} />
        </div>
        <aside className="stack side">
          <PriceBreakdown totals={totals} isShippingKnown={isShippingKnown(quote)} />
          <div className="only-d">{button(true)}</div>
        </aside>
      </div>
      <div className="only-m">
        <Dock>
          <div className="min-w-0 flex-1">
            <div className="t-small c2">{texts.finalPrice}</div>
            <div className="t-lead">
              <Money paise={finalInPaise} />
            </div>
          </div>
          {button(false)}
        </Dock>
      </div>
    </>
  );
}

/** Keeps what is typed and goes on, unless something is left to do here, such as a consent that is out of date. */
function useGoOn(assist: ReturnType<typeof useAssist>): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const kept = await assist.save();
    if (kept?.firstOpenStep !== "confirm") return;
    assist.leave();
    // Margins are the agent's own change; whatever else has moved since he looked is still said.
    const now = shownOrder(kept);
    rememberShown({ ...(recallShown() ?? now), margins: now.margins });
    await navigate({ to: "/app/store/checkout/confirm" });
  };
}
