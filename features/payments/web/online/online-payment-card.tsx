import { Card } from "#engine/web/ui/card.tsx";
import { formatTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import type { OrderDetail } from "#features/orders/contract/orders.ts";
import { PaymentActions } from "../payment-actions.tsx";
import { useOnlineTexts } from "./online.texts.ts";
import { useOpenPayment } from "./open-payment-card.tsx";

type Order = Pick<OrderDetail, "masterId">;

/** On the page of an order that is paid online: the way to pay it while it waits. */
export function OnlinePaymentCard({ order: { masterId } }: { readonly order: Order }) {
  const texts = useOnlineTexts();
  const language = useLanguage();
  const open = useOpenPayment();
  if (open?.masterId !== masterId) return null;
  return (
    <Card pad aria-label={texts.openTitle}>
      <h2 className="t-note b mb-1">{texts.openTitle}</h2>
      <p className="t-note num">{texts.waitsText(formatTime(open.payBefore, language))}</p>
      <PaymentActions masterId={masterId} isAgain={false} />
    </Card>
  );
}
