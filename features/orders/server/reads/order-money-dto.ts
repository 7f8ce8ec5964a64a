import { rupeesOf } from "#engine/contract/money.ts";
import type { OrderDetail, OrderTile } from "../../contract/orders.ts";
import type { DetailRow, TileRow } from "./order-reads.queries.ts";

/** The margin that was agreed when the order was placed. */
export function agreedMargin(row: TileRow): number {
  return row.commission_in_paise + row.agent_handling_in_paise;
}

/** What of the agreed margin is no longer in the books. */
export function givenBackOf(row: TileRow): number {
  return row.booked_margin_in_paise === null ? 0 : agreedMargin(row) - row.booked_margin_in_paise;
}

/** What was given back is out of the commission first. */
export function givenBackOfCommission(row: TileRow): number {
  return Math.min(givenBackOf(row), row.commission_in_paise);
}

/** The two parts of the margin as it stands in the books. */
export function marginOf(row: TileRow): Pick<OrderTile, "totalCommission" | "totalAgentHandlingCharge"> {
  const ofCommission = givenBackOfCommission(row);
  const ofHandling = givenBackOf(row) - ofCommission;
  return {
    totalCommission: rupeesOf(row.commission_in_paise - ofCommission),
    totalAgentHandlingCharge: rupeesOf(row.agent_handling_in_paise - ofHandling),
  };
}

/** An order that is over charges no margin: what came of it with the payment goes back, the rest nobody collects. */
function droppedMarginOf(row: DetailRow): number {
  return row.booked_margin_in_paise === null && row.collected_by === "agent" ? agreedMargin(row) : 0;
}

/** What goes back, and how the price that the order shows becomes what its customer pays in the end. */
export function refundOf(row: DetailRow): OrderDetail["refund"] {
  if (!row.refunds) return null;
  const { returnedInPaise, returningInPaise, leftInPaise } = row.refunds;
  const backInPaise = returnedInPaise + returningInPaise;
  if (backInPaise === 0) return null;
  const shownInPaise = row.total_in_paise + agreedMargin(row) - givenBackOf(row);
  const marginInPaise = droppedMarginOf(row);
  // Of goods not all paid for nothing goes back beside their price, so one of the two is nothing.
  const unpaidInPaise = shownInPaise - leftInPaise - marginInPaise - backInPaise;
  return {
    returned: rupeesOf(returnedInPaise),
    returning: rupeesOf(returningInPaise),
    apart: rupeesOf(Math.max(0, -unpaidInPaise)),
    marginDropped: rupeesOf(marginInPaise),
    neverPaid: rupeesOf(Math.max(0, unpaidInPaise)),
    finalPrice: rupeesOf(leftInPaise),
  };
}
