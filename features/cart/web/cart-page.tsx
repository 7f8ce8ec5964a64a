import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { endMessages, showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { Dock, PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { Checkout } from "#features/checkout/contract/checkout.ts";
import { couponSummaryQuery } from "#features/coupons/web";
import type { OpenPayment } from "#features/payments/contract/online-payments.ts";
import { OpenPaymentCard, openPaymentQuery } from "#features/payments/web";
import type { Cart, CartGroup, CartLine } from "../contract.ts";
import { quoteQuery, useCart } from "./api.ts";
import { isAboveStock, totalsBeside } from "./cart-change.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import { CheckoutSteps } from "./checkout-steps.tsx";
import { CartCoupon } from "./coupon/cart-coupon.tsx";
import { DraftsLink } from "./drafts-link.tsx";
import { OrderTotal } from "./order-total.tsx";
import { isShippingKnown, PriceBreakdown } from "./price-breakdown.tsx";
import { rememberShown, shownLines } from "./shown-order.ts";
import { useIsCartChanging, useRemoveLine } from "./use-cart-changes.ts";
import { WaitingLines } from "./waiting/waiting-lines.tsx";
import { useCartTexts } from "./words.ts";

/** The cart step of the checkout: what is in the cart, by seller, and what it comes to. */
export function CartPage(): ReactNode {
  useEffect(() => endMessages("cart"), []);
  const cart = useCart();
  const quote = useQuery(quoteQuery);
  const coupons = useQuery(couponSummaryQuery);
  const openPayment = useQuery(openPaymentQuery);
  // What came later than the cart would push the price aside; when it cannot be had the cart stands without it.
  const isSettled = [coupons, openPayment].every(isDecided);
  const both = {
    data:
      isSettled && cart.data && quote.data
        ? { cart: cart.data, quote: quote.data, openPayment: openPayment.data ?? undefined }
        : undefined,
    error: cart.error ?? quote.error,
    refetch: () => Promise.all([cart.refetch(), quote.refetch()]),
  };
  return (
    <PageBody hasDock className="stack">
      <WaitingLines lines={cart.waiting} />
      <Answer
        to={both}
        isEmpty={(known) => known.cart.itemCount === 0}
        empty={
          <>
            {cart.waiting.length === 0 && <EmptyCart />}
            <DraftsLink />
          </>
        }
      >
        {(known) => (
          <>
            <FilledCart {...known} />
            <DraftsLink />
          </>
        )}
      </Answer>
      {both.error && !both.data && <DraftsLink />}
    </PageBody>
  );
}

function EmptyCart() {
  const texts = useCartTexts();
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      title={texts.emptyTitle}
      action={<ButtonLink to="/app/store">{texts.toStore}</ButtonLink>}
    >
      {texts.emptyText}
    </EmptyState>
  );
}

/** Whether the answer is there, or did not come at the first try. */
const isDecided = ({ isPending, failureCount }: UseQueryResult): boolean => !isPending || failureCount > 0;

function FilledCart({
  cart,
  quote,
  openPayment,
}: {
  readonly cart: Cart;
  readonly quote: Checkout;
  readonly openPayment: OpenPayment | undefined;
}) {
  const texts = useCartTexts();
  const isChanging = useIsCartChanging();
  const remove = useRemoveLine();
  const goOn = useContinue(cart, quote.totals.couponInPaise);
  const totals = totalsBeside(cart, quote);
  const isBlocked = openPayment !== undefined || cart.groups.some((group) => group.lines.some(isAboveStock));
  const act = {
    disabled: openPayment !== undefined,
    busy: isChanging,
    "aria-disabled": isBlocked || undefined,
    onClick: goOn,
  };
  return (
    <>
      <CheckoutSteps current="cart" />
      <div className="cols two">
        <div className="stack">
          {openPayment && <OpenPaymentCard payment={openPayment} />}
          {cart.groups.map((group) => (
            <GroupCard key={group.sellerId} group={group} onRemove={(line) => remove.mutate(line)} />
          ))}
        </div>
        <aside className="stack side">
          <PriceBreakdown totals={totals} isShippingKnown={isShippingKnown(quote)} />
          <div className="only-d">
            <Button wide {...act}>
              {texts.continueToShipping}
            </Button>
          </div>
          <CartCoupon
            coupon={quote.coupon}
            goodsInPaise={totals.itemsValueInPaise - totals.discountInPaise}
          />
        </aside>
      </div>
      <div className="only-m">
        <Dock>
          <OrderTotal totals={totals} isShippingKnown={isShippingKnown(quote)} />
          <Button className="flex-[1.2]" {...act}>
            {texts.continue}
          </Button>
        </Dock>
      </div>
    </>
  );
}

/** Goes to shipping, or to the first line that has to be changed before. */
function useContinue(cart: Cart, couponInPaise: number): () => void {
  const texts = useCartTexts();
  const navigate = useNavigate();
  return () => {
    const blocking = cart.groups.flatMap((group) => group.lines).find(isAboveStock);
    if (!blocking) {
      rememberShown({ lines: shownLines(cart.groups), charges: [], address: null, couponInPaise });
      void navigate({ to: "/app/store/checkout/shipping" });
      return;
    }
    showMessage(texts.checkLines);
    document.querySelector<HTMLElement>(`[data-listing="${blocking.listingId}"]`)?.focus();
  };
}

function GroupCard({
  group,
  onRemove,
}: {
  readonly group: CartGroup;
  readonly onRemove: (line: CartLine) => void;
}) {
  const texts = useCartTexts();
  const heading = texts.productsFrom(group.lines.length, wordsIn(useLanguage(), group.sellerName).text);
  return (
    <Card aria-label={heading}>
      <div className="cart-h">
        <h2 className="t-note b">{heading}</h2>
      </div>
      {group.lines.map((line) => (
        <CartLineRow key={line.listingId} line={line} onRemove={onRemove} />
      ))}
    </Card>
  );
}
