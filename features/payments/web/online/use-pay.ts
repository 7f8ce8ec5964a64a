import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { beginPayment, goToPaymentPage } from "./online.api.ts";

/**
 * Starts a payment and opens the payment page. First replaces this page in the history by the payment's result
 * page, so that the back button shows its outcome instead of starting another payment.
 */
export function usePay() {
  const navigate = useNavigate();
  const key = useRef<string>(undefined);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (masterId: string) => {
      key.current ??= newIdempotencyKey();
      return beginPayment(masterId, key.current);
    },
    onSuccess: async (form) => {
      key.current = undefined;
      await navigate({ to: "/rbl_payment", search: { txnid: form.txnid }, replace: true });
      goToPaymentPage(form);
    },
  });
  return { pay: mutate, isPaying: isPending || isSuccess, error };
}
