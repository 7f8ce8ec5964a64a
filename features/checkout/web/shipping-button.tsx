import { useNavigate } from "@tanstack/react-router";
import { Button } from "#engine/web/ui/button.tsx";
import { recallShown, rememberShown, shownOrder } from "#features/cart/web";
import type { Checkout } from "../contract/checkout.ts";
import { addressFormId } from "./address/address-form.tsx";
import { useCheckoutTexts } from "./words.ts";

/** Saves what is typed, or sends the cart to the chosen address; once that is done, goes on. */
export function ShippingButton({
  quote,
  isTyping,
  isSaved,
  isSaving,
  onChoose,
  isWide = false,
}: {
  readonly quote: Checkout;
  readonly isTyping: boolean;
  readonly isSaved: boolean;
  readonly isSaving: boolean;
  readonly onChoose: () => void;
  readonly isWide?: boolean;
}) {
  const texts = useCheckoutTexts();
  const navigate = useNavigate();
  const place = isWide ? { wide: true } : { className: "flex-[1.2]" };
  if (isTyping) {
    return (
      <Button type="submit" form={addressFormId} busy={isSaving} {...place}>
        {texts.saveAddress}
      </Button>
    );
  }
  const isReady = quote.firstOpenStep === "assist" || quote.firstOpenStep === "confirm";
  if (!isSaved || !isReady) {
    return (
      <Button onClick={onChoose} busy={isSaving} {...place}>
        {texts.deliverHere}
      </Button>
    );
  }
  const onward = quote.assist ? texts.continueToAssist : texts.continueToConfirm;
  const goOn = (): void => {
    const shown = shownOrder(quote);
    rememberShown({ ...shown, lines: recallShown()?.lines ?? shown.lines });
    void navigate({ to: `/app/store/checkout/${quote.assist ? "assist" : "confirm"}` });
  };
  return (
    <Button onClick={goOn} {...place}>
      {isWide ? onward : texts.continue}
    </Button>
  );
}
