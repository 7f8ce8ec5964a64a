import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { markCartPlaced } from "#engine/web/data/order-drafts.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { forgetShown, quoteQuery, refreshCart } from "#features/cart/web";
import { placeOrder } from "../../contract/checkout.ts";
import { forgetAssist } from "../assist/use-assist.ts";
import {
  type AgreedOrder,
  attemptFor,
  forgetAttempt,
  isDecided,
  type PlaceAttempt,
  unansweredAttempt,
} from "./place-attempt.ts";

/**
 * Places the order. Until an answer comes the attempt is kept, and trying again, also after a reload, sends the same
 * attempt: it makes one order at most. A refusal brings the new quote.
 */
export function usePlaceOrder(profileKey: string) {
  const navigate = useNavigate();
  const [unanswered, setUnanswered] = useState(() => unansweredAttempt(profileKey));
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: ({ key, order }: PlaceAttempt) => call(placeOrder, { body: order }, { idempotencyKey: key }),
    onSuccess: async (placed, { order }) => {
      const { masterId } = placed;
      const isOnline = order.paymentMode === "Online" && !order.isPractice;
      // Practice is no order, and until one is paid online its draft may still come back with the cart.
      if (!isOnline && !order.isPractice)
        markCartPlaced(profileKey, queryClient.getQueryData(quoteQuery.queryKey), placed);
      forgetAttempt(profileKey);
      forgetShown();
      forgetAssist(profileKey);
      if (isOnline) {
        await navigate({ to: "/rbl_payment", search: { pay: masterId }, replace: true });
      } else {
        await navigate({ to: "/app/order/success/$id", params: { id: masterId }, replace: true });
      }
      await Promise.all([
        refreshCart(),
        queryClient.invalidateQueries({ queryKey: ["orders"] }),
        queryClient.invalidateQueries({ queryKey: ["earnings"] }),
        queryClient.invalidateQueries({ queryKey: ["coupons"] }),
        queryClient.invalidateQueries({ queryKey: ["feed"] }),
      ]);
    },
    onError: async (refusal, attempt) => {
      if (!isDecided(refusal)) return setUnanswered(attempt);
      forgetAttempt(profileKey);
      setUnanswered(null);
      await queryClient.refetchQueries({ queryKey: quoteQuery.queryKey });
    },
  });
  return {
    place: (order: AgreedOrder) => mutate(attemptFor(profileKey, order)),
    tryAgain: () => unanswered && mutate(unanswered),
    /** True while it is not known whether the last attempt made an order. */
    isUnanswered: unanswered !== null,
    isPlacing: isPending || isSuccess,
    refusal: error !== null && isDecided(error) ? error : null,
    error,
  };
}
