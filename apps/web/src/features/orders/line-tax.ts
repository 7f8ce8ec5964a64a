import type { OrderDetail, OrderLine } from "@santha/contract/orders";
import { paiseFromRupees } from "#lib/money";

/** GST that the value of a line includes: its rate in percent and its amount in paise. */
export interface LineTax {
  readonly rate: number;
  readonly amountInPaise: number;
}

/** IGST counts between states when there is one, else SGST and CGST together; value − value / (1 + rate / 100), to the paisa. */
export function taxOf(
  line: Pick<OrderLine, "taxDetails" | "pricePerUnit" | "productQuantity">,
  tradeType: OrderDetail["tradeType"],
): LineTax {
  const { igst, sgst, cgst } = line.taxDetails;
  const rate = tradeType === "INTERSTATE" && igst > 0 ? igst : sgst + cgst;
  const value = paiseFromRupees(line.pricePerUnit) * line.productQuantity;
  return { rate, amountInPaise: Math.round(value - value / (1 + rate / 100)) };
}
