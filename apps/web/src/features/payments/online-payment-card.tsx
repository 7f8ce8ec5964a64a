import type { OrderDetail } from "@santha/contract/orders";
import { formatTime } from "#lib/dates";
import { useLanguage } from "#lib/language";
import { Card } from "#ui/card";
import { useOnlineTexts } from "./online.texts.ts";
import { useOpenPayment } from "./open-payment-card.tsx";
import { PaymentActions } from "./payment-actions.tsx";

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
