import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useIsAgent, useSession } from "#engine/web/data/session.ts";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { Dock, PageBody } from "#engine/web/ui/page/page.tsx";
import { LoadingState } from "#engine/web/ui/page/page-states.tsx";
import { type Language, useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { SavedAddress } from "#features/addresses/contract";
import { CheckoutSteps, isShippingKnown, OrderTotal, PriceBreakdown, quoteQuery } from "#features/cart/web";
import type { Checkout, CheckoutGroup } from "../contract/checkout.ts";
import { addressesQuery } from "./address/address-book.api.ts";
import { AddressBook } from "./address/address-book.tsx";
import { AddressForm } from "./address/address-form.tsx";
import { useShippingAddress } from "./address/use-shipping-address.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { ShippingButton } from "./shipping-button.tsx";
import { useOpenStep } from "./use-open-step.ts";
import { useCheckoutTexts } from "./words.ts";

/** The shipping step of the checkout: where the parcel goes, what the way costs and when it comes. */
export function ShippingPage(): ReactNode {
  const profileKey = useSession()?.profileKey ?? "";
  const quote = useQuery(quoteQuery);
  const addresses = useQuery(addressesQuery);
  return (
    <PageBody hasDock>
      <Answer to={quote}>
        {(known) => (
          <Answer to={addresses}>
            {(book) => <ShippingStep quote={known} addresses={book} profileKey={profileKey} />}
          </Answer>
        )}
      </Answer>
    </PageBody>
  );
}

function ShippingStep({
  quote,
  addresses,
  profileKey,
}: {
  readonly quote: Checkout;
  readonly addresses: readonly SavedAddress[];
  readonly profileKey: string;
}) {
  const isOpen = useOpenStep("shipping", quote);
  const shipping = useShippingAddress(quote, addresses, profileKey);
  if (!isOpen) return null;
  if (shipping.isBeginning) return <LoadingState />;
  const button = (isWide: boolean) => (
    <ShippingButton
      quote={quote}
      isWide={isWide}
      isTyping={shipping.edited !== null}
      isSaved={shipping.isSaved}
      isSaving={shipping.isSaving}
      onChoose={shipping.choose}
    />
  );
  return (
    <>
      <CheckoutSteps current="shipping" />
      <div className="cols two">
        <div className="stack">
          <AddressCard quote={quote} addresses={addresses} shipping={shipping} />
          {shipping.isSaved && isShippingKnown(quote) && <DeliveryList groups={quote.groups} />}
        </div>
        <aside className="stack side">
          <PriceBreakdown totals={quote.totals} isShippingKnown={isShippingKnown(quote)} />
          <div className="only-d">{button(true)}</div>
        </aside>
      </div>
      <div className="only-m">
        <Dock>
          <OrderTotal totals={quote.totals} isShippingKnown={isShippingKnown(quote)} />
          {button(false)}
        </Dock>
      </div>
    </>
  );
}

/** The address book, or the form of one address. */
function AddressCard({
  quote,
  addresses,
  shipping,
}: {
  readonly quote: Checkout;
  readonly addresses: readonly SavedAddress[];
  readonly shipping: ReturnType<typeof useShippingAddress>;
}) {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  const isAgent = useIsAgent();
  const { edited, chosen } = shipping;
  const refusing = quote.groups.filter((group) => group.isServed === false);
  const notServed = notServedText(refusing, language, texts.notServedBy);
  const trouble = shipping.trouble ?? (shipping.isSaved ? notServed : null);
  const editing = edited?.addressId === null ? texts.newAddress : texts.editTitle;
  const title = edited && addresses.length > 0 ? editing : texts.deliveryAddress;
  return (
    <Card pad className="stack-s">
      <h2 className="h2">{title}</h2>
      {isAgent && <p className="t-note c2">{texts.farmersAddress}</p>}
      {trouble && <Note job="trouble">{trouble}</Note>}
      {((shipping.isSaved && notServed) || shipping.isRefusedThere) && (
        <ButtonLink look="quiet" to="/app/store/checkout/cart">
          {texts.changeCart}
        </ButtonLink>
      )}
      {edited && (
        <AddressForm
          draft={edited.draft}
          errors={shipping.errors}
          isForFarmer={isAgent}
          onChange={shipping.type}
          onSubmit={shipping.save}
        />
      )}
      {edited && addresses.length > 0 && (
        <Button look="quiet" onClick={shipping.leaveForm}>
          {texts.backToSaved}
        </Button>
      )}
      {!edited && chosen && (
        <AddressBook
          addresses={addresses}
          chosenId={chosen.addressId}
          onChoose={shipping.pick}
          onEdit={shipping.edit}
          onAdd={shipping.add}
        />
      )}
    </Card>
  );
}

function notServedText(
  refusing: readonly CheckoutGroup[],
  language: Language,
  say: (sellers: string) => string,
): string | null {
  if (refusing.length === 0) return null;
  return say(refusing.map((group) => wordsIn(language, group.sellerName).text).join(", "));
}
