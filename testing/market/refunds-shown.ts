import { sql } from "kysely";
import { expect } from "vitest";
import * as z from "zod/mini";
import { orderDetail, readOrder } from "#features/orders/contract/orders.ts";
import { readPayment } from "#features/payments/contract/payments.ts";
import { ask, type Market, type Trader } from "./market.ts";

/** How many orders of a user are read, newest first. */
const readAtMost = 15;
const paise = (rupees: number) => Math.round(rupees * 100);

/**
 * Checks that an order's page shows the listed refunds and that its price rows add up. The final price is never
 * negative or above the shown one. Payment details never show more refunded than paid.
 */
export async function expectRefundsShown(market: Market, person: Trader): Promise<void> {
  const { rows } = await sql<{ orderId: string; returned: number; returning: number }>`
    select order_id as "orderId",
      coalesce(sum(amount_in_paise) filter (where status = 'confirmed'), 0)::bigint as returned,
      coalesce(sum(amount_in_paise) filter (where status <> 'confirmed'), 0)::bigint as returning
    from order_refunds join orders on orders.id = order_id where is_booked and orders.buyer_profile_id = ${person.profileId}
    group by order_id order by order_id desc limit ${readAtMost}`.execute(market.app.platform.database);
  for (const { orderId, returned, returning } of rows) {
    const asked = { params: { orderId }, query: { isMasterOrder: "false" } } as const;
    const detail = z.parse(orderDetail, JSON.parse((await ask(market, readOrder, asked, person)).data));
    const { refund, totalAmount, totalCommission, totalAgentHandlingCharge } = detail;
    expect([orderId, paise(refund?.returned ?? 0), paise(refund?.returning ?? 0)]).toEqual([
      orderId,
      returned,
      returning,
    ]);
    const shown = paise(totalAmount) + paise(totalCommission) + paise(totalAgentHandlingCharge);
    const inTheEnd = paise(refund?.finalPrice ?? 0);
    expect([orderId, inTheEnd >= 0, inTheEnd <= shown]).toEqual([orderId, true, true]);
    const dropped = paise(refund?.marginDropped ?? 0) + paise(refund?.neverPaid ?? 0);
    const explained = shown - returned - returning + paise(refund?.apart ?? 0) - dropped;
    expect([orderId, explained]).toEqual([orderId, inTheEnd]);
    const { data: payment } = await ask(market, readPayment, { params: { orderId } }, person);
    expect([orderId, payment.returnedInPaise, payment.returningInPaise]).toEqual([
      orderId,
      returned,
      returning,
    ]);
    expect([orderId, payment.paidInPaise >= returned + returning]).toEqual([orderId, true]);
  }
}
