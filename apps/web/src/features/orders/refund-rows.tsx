import type { OrderDetail } from "@santha/contract/orders";
import { formatPaise, paiseFromRupees } from "#lib/money";
import { MoneyRow, RowNote } from "#ui/slip";
import { useOrderViewTexts } from "./order-view.texts.ts";

/**
 * What went back to the customer and what is on its way, as the books have it, and what else of the price above
 * (`shownInPaise`) is no longer charged; where that leaves another price, also what the customer pays in the end.
 * Nothing while nothing goes back.
 */
export function RefundRows({
  order: { refund, agentServiceCharge },
  shownInPaise,
}: {
  readonly order: OrderDetail;
  readonly shownInPaise: number;
}) {
  const texts = useOrderViewTexts();
  if (!refund) return null;
  const returned = paiseFromRupees(refund.returned);
  const returning = paiseFromRupees(refund.returning);
  const apart = paiseFromRupees(refund.apart);
  const marginDropped = paiseFromRupees(refund.marginDropped);
  const neverPaid = paiseFromRupees(refund.neverPaid);
  const inTheEnd = paiseFromRupees(refund.finalPrice);
  return (
    <>
      {returned > 0 && <MoneyRow label={texts.returned} paise={returned} />}
      {returning > 0 && <MoneyRow label={texts.returning} paise={returning} />}
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
