import type { OrderDetail } from "@santha/contract/orders";
import { formatPaise, paiseFromRupees } from "#lib/money";
import { MoneyRow, RowNote } from "#ui/slip";
import { useOrderViewTexts } from "./order-view.texts.ts";

/**
 * What went back to the customer and what is on its way, as the books have it; where the price above still holds some
 * of it (`shownInPaise`), also what the customer pays in the end. Nothing while nothing goes back.
 */
export function RefundRows({
  refund,
  shownInPaise,
}: {
  readonly refund: OrderDetail["refund"];
  readonly shownInPaise: number;
}) {
  const texts = useOrderViewTexts();
  if (!refund) return null;
  const returned = paiseFromRupees(refund.returned);
  const returning = paiseFromRupees(refund.returning);
  const apart = paiseFromRupees(refund.apart);
  const inTheEnd = paiseFromRupees(refund.finalPrice);
  return (
    <>
      {returned > 0 && <MoneyRow label={texts.returned} paise={returned} />}
      {returning > 0 && <MoneyRow label={texts.returning} paise={returning} />}
      {apart > 0 && <RowNote label={texts.aboutReturned}>{texts.returnedApart(formatPaise(apart))}</RowNote>}
      {inTheEnd !== shownInPaise && <MoneyRow job="final" label={texts.priceInTheEnd} paise={inTheEnd} />}
    </>
  );
}
