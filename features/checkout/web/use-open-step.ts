import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { type Checkout, type CheckoutStep, checkoutSteps } from "../contract/checkout.ts";

/**
 * Whether this step may be shown: a step opened before the earlier ones are complete leads to the first open one.
 * `isHeld` keeps the page while it has something to say.
 */
export function useOpenStep(
  step: CheckoutStep,
  quote: Pick<Checkout, "firstOpenStep">,
  isHeld = false,
): boolean {
  const navigate = useNavigate();
  const { firstOpenStep } = quote;
  const isTooEarly = !isHeld && checkoutSteps.indexOf(step) > checkoutSteps.indexOf(firstOpenStep);
  useEffect(() => {
    if (isTooEarly) void navigate({ to: `/app/store/checkout/${firstOpenStep}`, replace: true });
  }, [isTooEarly, firstOpenStep, navigate]);
  return !isTooEarly;
}
