import { useQuery } from "@tanstack/react-query";
import { Card } from "#engine/web/ui/card.tsx";
import { formatTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { OpenPayment } from "../../contract/online-payments.ts";
import { PaymentActions } from "../payment-actions.tsx";
import { openPaymentQuery } from "./online.api.ts";
import { useOnlineTexts } from "./online.texts.ts";

/** The order that waits for its online payment, or undefined; while it is there the cart is locked. */
export function useOpenPayment(): OpenPayment | undefined {
  return useQuery(openPaymentQuery).data ?? undefined;
}

/** Says that the cart is locked by an order that waits for its payment, and offers the two ways out. */
export function OpenPaymentCard({ payment }: { readonly payment: OpenPayment }) {
  const texts = useOnlineTexts();
  const language = useLanguage();
  const until = formatTime(payment.payBefore, language);
  return (
    <Card pad aria-label={texts.openTitle}>
      <h2 className="t-note b mb-1">{texts.openTitle}</h2>
      <p className="t-note num">{texts.openText(formatPaise(payment.amountInPaise), until)}</p>
      <PaymentActions masterId={payment.masterId} isAgain={false} />
    </Card>
  );
}
