import { useMutation } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { type Checkout, chooseCoupon, removeCoupon } from "#features/checkout/contract/checkout.ts";
import { quoteQuery } from "../api.ts";
import { forgetShown } from "../shown-order.ts";
import { changeKey } from "../use-cart-changes.ts";

/** Puts a coupon on the cart by its code, or takes it off (null). A refused code leaves the cart as it was. */
export function useCouponChange(onDone: () => void) {
  return useMutation({
    mutationKey: [...changeKey, "coupon"],
    mutationFn: (couponCode: string | null): Promise<Checkout> =>
      couponCode === null ? call(removeCoupon, {}) : call(chooseCoupon, { body: { couponCode } }),
    onSuccess: (checkout) => {
      queryClient.setQueryData(quoteQuery.queryKey, checkout);
      forgetShown();
      onDone();
    },
  });
}
