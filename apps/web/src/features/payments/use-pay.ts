import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { newIdempotencyKey } from "#lib/api-client";
import { beginPayment, goToPaymentPage } from "./online.api.ts";

/**
 * Begins a payment and leaves for the payment page. The return screen of that payment is put in this page's place
 * first, so that going back from the payment page finds out what became of it instead of beginning another one.
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
