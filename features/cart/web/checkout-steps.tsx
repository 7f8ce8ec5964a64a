import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useIsAgent } from "#engine/web/data/session.ts";
import { Stepper } from "#engine/web/ui/goods/stepper.tsx";
import { type CheckoutStep, checkoutSteps } from "#features/checkout/contract/checkout.ts";
import { useCartTexts } from "./words.ts";

/** Where the buyer is in the checkout; the steps behind lead back. */
export function CheckoutSteps({ current }: { readonly current: CheckoutStep }) {
  const texts = useCartTexts();
  const names = {
    cart: texts.stepCart,
    shipping: texts.stepShipping,
    assist: texts.stepAssist,
    confirm: texts.stepConfirm,
  };
  const isAgent = useIsAgent();
  const steps = checkoutSteps.filter((step) => isAgent || step !== "assist");
  const at = steps.indexOf(current);
  const words = (step: CheckoutStep, index: number): ReactNode =>
    index < at ? <Link to={`/app/store/checkout/${step}`}>{names[step]}</Link> : names[step];
  return <Stepper label={texts.steps} current={at} steps={steps.map(words)} />;
}
