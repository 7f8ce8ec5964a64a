import { sumOf } from "#engine/contract/money.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transfer } from "../../contract/payments.ts";
import { payBeforeOf } from "../pay-before.ts";
import type { PayableOrder } from "../payable.queries.ts";
import type { Claim } from "../queries.ts";
import { claimableOf, partialPaymentOf } from "./claims-dto.ts";

/** A master order with something still to be claimed, order by order. */
export function openParts(
  orders: readonly PayableOrder[],
  claims: readonly Claim[],
): { readonly orderId: string; readonly amountInPaise: number }[] {
  return orders
    .map(({ orderId, balanceInPaise }) => ({
      orderId,
      amountInPaise: claimableOf(
        balanceInPaise,
        claims.filter((claim) => claim.orderId === orderId),
      ),
    }))
    .filter(({ amountInPaise }) => amountInPaise > 0);
}

/** What is to be transferred for the orders of one master order. */
export function transferOf(
  { config }: Pick<Platform, "config">,
  masterId: string,
  orders: readonly PayableOrder[],
  claims: readonly Claim[],
): Transfer {
  const open = openParts(orders, claims);
  const openIds = new Set(open.map(({ orderId }) => orderId));
  // Of what is entered in full nobody has to pay anything before its day.
  const waiting = orders.filter(({ state, orderId }) => state === "PAYMENT_PENDING" && openIds.has(orderId));
  const ofOrder = Map.groupBy(claims, ({ orderId }) => orderId);
  const ends = waiting.map((order) => payBeforeOf(order, ofOrder.get(order.orderId) ?? []));
  return {
    masterId,
    account: config.bankAccount,
    balanceInPaise: sumOf(orders.map(({ balanceInPaise }) => balanceInPaise)),
    claimableInPaise: sumOf(open.map(({ amountInPaise }) => amountInPaise)),
    payBefore: ends.length > 0 ? Math.min(...ends) : null,
    partialPayments: joined(claims),
  };
}

/** One transfer of several orders is one line: what was entered under its number and decided together. */
function joined(claims: readonly Claim[]): Transfer["partialPayments"] {
  const groups = Map.groupBy(claims, ({ reference, decidedAt }) => `${reference} ${decidedAt?.getTime()}`);
  return [...groups.values()].flatMap((same) => {
    // Of what came in part some orders have nothing.
    const first = same.find(({ status }) => status === "confirmed") ?? same[0];
    if (!first) return [];
    const amountInPaise = sumOf(same.map((claim) => claim.amountInPaise));
    const receivedInPaise = first.receivedInPaise && sumOf(same.map((claim) => claim.receivedInPaise ?? 0));
    const parts = same.map((claim) => ({ orderId: claim.orderId, amount: partialPaymentOf(claim).amount }));
    return [{ ...partialPaymentOf({ ...first, amountInPaise, receivedInPaise }), parts }];
  });
}
