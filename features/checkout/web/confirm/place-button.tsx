import type { ReactNode } from "react";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import type { CheckoutStep } from "../../contract/checkout.ts";
import { useCheckoutTexts } from "../words.ts";

/** Places the order, or leads to the step that has to be completed before. */
export function PlaceButton({
  isWide,
  busy,
  openStep,
  canPlace,
  onPlace,
  children,
}: {
  readonly isWide: boolean;
  readonly busy: boolean;
  readonly openStep: CheckoutStep;
  readonly canPlace: boolean;
  readonly onPlace: () => void;
  readonly children: ReactNode;
}) {
  const texts = useCheckoutTexts();
  const place = isWide ? { wide: true } : { className: "flex-[1.2]" };
  if (openStep !== "confirm") {
    return (
      <ButtonLink to={`/app/store/checkout/${openStep}`} {...place}>
        {openStep === "cart"
          ? texts.changeCart
          : openStep === "assist"
            ? texts.checkAssist
            : texts.checkAddress}
      </ButtonLink>
    );
  }
  return (
    <Button busy={busy} disabled={!canPlace} onClick={onPlace} {...place}>
      {children}
    </Button>
  );
}
