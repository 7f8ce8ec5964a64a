import { MoneyRow, RowNote } from "#engine/web/ui/goods/breakdown.tsx";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import type { OrderDetail } from "../../contract/orders.ts";
import { useOrderViewTexts } from "./order-view.texts.ts";

/**
 * Refunds to the one who paid, done and under way, from the ledger. Also what else of the price above (`shownInPaise`)
 * is no longer charged, and the final price if it differs. Empty without refunds.
 */
export function RefundRows({
  order: { refund, agentServiceCharge, assist, marginTakenBy, paymentInfo },
  shownInPaise,
}: {
  readonly order: OrderDetail;
  readonly shownInPaise: number;
}) {
  const texts = useOrderViewTexts();
  if (!refund) return null;
  // A transfer is the agent's own money; so is an online payment where he takes the margin himself.
  const { mode } = paymentInfo;
  const isYours =
    agentServiceCharge === null &&
    (!assist || mode === "Bank Transfer" || (mode === "Online" && marginTakenBy === "agent"));
  const returned = paiseFromRupees(refund.returned);
  const returning = paiseFromRupees(refund.returning);
  const apart = paiseFromRupees(refund.apart);
  const marginDropped = paiseFromRupees(refund.marginDropped);
  const neverPaid = paiseFromRupees(refund.neverPaid);
  const inTheEnd = paiseFromRupees(refund.finalPrice);
  return (
    <>
      {returned > 0 && <MoneyRow label={isYours ? texts.returnedToYou : texts.returned} paise={returned} />}
      {returning > 0 && (
        <MoneyRow label={isYours ? texts.returningToYou : texts.returning} paise={returning} />
      )}
      {apart > 0 && <RowNote label={texts.aboutReturned}>{texts.returnedApart(formatPaise(apart))}</RowNote>}
      {neverPaid > 0 && <MoneyRow label={texts.neverPaid} paise={neverPaid} />}
      {marginDropped > 0 && (
        <MoneyRow
          label={agentServiceCharge === null ? texts.marginDropped : texts.serviceChargeDropped}
          paise={marginDropped}
        />
      )}
      {inTheEnd !== shownInPaise && <MoneyRow job="final" label={texts.priceInTheEnd} paise={inTheEnd} />}
    </>
  );
}
