import type { Checkout, CheckoutGroup } from "@santha/contract/checkout";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import {
  CheckoutSteps,
  isShippingKnown,
  OrderTotal,
  PriceSlip,
  quoteQuery,
  recallShown,
  rememberShown,
  shownOrder,
} from "#features/cart";
import { type Language, useLanguage, wordsIn } from "#lib/language";
import { useIsAgent, useSession } from "#lib/session";
import { Answer, sentenceOf } from "#ui/answer";
import { Button } from "#ui/button";
import { Card } from "#ui/card";
import { Note } from "#ui/note";
import { Dock, PageBody } from "#ui/page";
import { showMessage } from "#ui/snackbar";
import { type AddressDraft, draftOf, isStored, keepDraft, keptDraft } from "./address-draft.ts";
import { AddressForm, addressFormId } from "./address-form.tsx";
import { useCheckoutTexts } from "./checkout.texts.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { useOpenStep } from "./use-open-step.ts";
import { errorsStillTrue, isWithoutField, useSaveAddress } from "./use-save-address.ts";

/** The shipping step of the checkout: where the parcel goes, what the way costs and when it comes. */
export function ShippingPage(): ReactNode {
  const profileKey = useSession()?.profileKey ?? "";
  const quote = useQuery(quoteQuery);
  return (
    <PageBody hasDock>
      <Answer to={quote}>{(known) => <ShippingStep quote={known} profileKey={profileKey} />}</Answer>
    </PageBody>
  );
}

function ShippingStep({ quote, profileKey }: { readonly quote: Checkout; readonly profileKey: string }) {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  const isAgent = useIsAgent();
  const isOpen = useOpenStep("shipping", quote);
  const form = useAddress(quote, profileKey);
  if (!isOpen) return null;
  const refusing = quote.groups.filter((group) => group.isServed === false);
  const errors = {
    ...(form.isSaved && notServed(refusing, language, texts.notServedBy)),
    ...form.errors,
  };
  return (
    <>
      <CheckoutSteps current="shipping" />
      <div className="cols two">
        <div className="stack">
          <Card pad className="stack-s">
            <h2 className="h2">{texts.deliveryAddress}</h2>
            {isAgent && <p className="t-note c2">{texts.farmersAddress}</p>}
            {form.trouble && <Note job="trouble">{form.trouble}</Note>}
            <AddressForm
              draft={form.draft}
              errors={errors}
              isForFarmer={isAgent}
              onChange={form.type}
              onSubmit={form.save}
            />
          </Card>
          {form.isSaved && isShippingKnown(quote) && <DeliveryList groups={quote.groups} />}
        </div>
        <aside className="stack side">
          <PriceSlip totals={quote.totals} isShippingKnown={isShippingKnown(quote)} />
          <div className="only-d">
            <StepButton isSaved={form.isSaved} isSaving={form.isSaving} quote={quote} isWide />
          </div>
        </aside>
      </div>
      <div className="only-m">
        <Dock>
          <OrderTotal paise={quote.totals.orderTotalInPaise} />
          <StepButton isSaved={form.isSaved} isSaving={form.isSaving} quote={quote} />
        </Dock>
      </div>
    </>
  );
}

/** Saves what is typed; once it is saved, goes on. */
function StepButton({
  quote,
  isSaved,
  isSaving,
  isWide = false,
}: {
  readonly quote: Checkout;
  readonly isSaved: boolean;
  readonly isSaving: boolean;
  readonly isWide?: boolean;
}) {
  const texts = useCheckoutTexts();
  const navigate = useNavigate();
  const place = isWide ? { wide: true } : { className: "flex-[1.2]" };
  if (!isSaved || quote.firstOpenStep !== "confirm") {
    return (
      <Button type="submit" form={addressFormId} busy={isSaving} {...place}>
        {texts.saveAddress}
      </Button>
    );
  }
  const goOn = (): void => {
    const shown = shownOrder(quote);
    rememberShown({ ...shown, lines: recallShown()?.lines ?? shown.lines });
    void navigate({ to: "/app/store/checkout/confirm" });
  };
  return (
    <Button onClick={goOn} {...place}>
      {isWide ? texts.continueToConfirm : texts.continue}
    </Button>
  );
}

/** What is typed, kept in the tab until it is saved. */
function useAddress(quote: Checkout, profileKey: string) {
  const texts = useCheckoutTexts();
  const [draft, setDraft] = useState(
    () => keptDraft(profileKey) ?? draftOf(quote.address ?? quote.lastAddress),
  );
  const saving = useSaveAddress(profileKey);
  const save = (): void => {
    if (saving.isPending) return;
    saving.mutate(draft, {
      onSuccess: ({ address }) => {
        setDraft(draftOf(address));
        showMessage({ text: texts.addressSaved, stayMs: 2500 });
      },
      onError: focusFirstError,
    });
  };
  return {
    draft,
    save,
    type: (typed: AddressDraft) => {
      setDraft(typed);
      keepDraft(profileKey, typed);
    },
    isSaved: isStored(draft, quote.address),
    isSaving: saving.isPending,
    trouble: isWithoutField(saving.error) ? (sentenceOf(saving.error) ?? texts.notSaved) : null,
    errors: errorsStillTrue(saving.error, saving.variables, draft),
  };
}

/** After the errors are drawn: the first wrong field, clear of the dock. */
function focusFirstError(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`#${addressFormId} [aria-invalid="true"]`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  });
}

function notServed(
  refusing: readonly CheckoutGroup[],
  language: Language,
  say: (sellers: string) => string,
): { postalCode?: string } {
  if (refusing.length === 0) return {};
  return { postalCode: say(refusing.map((group) => wordsIn(language, group.sellerName).text).join(", ")) };
}
