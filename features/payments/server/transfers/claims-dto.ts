import { rupeesOf, sumOf } from "#engine/contract/money.ts";
import { timeInIndia } from "#engine/server/clock.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { refundSumsOf, takenOfOrder } from "#features/ledger/server";
import { hasEndedUnpaid } from "#features/orders/contract/order-states.ts";
import {
  type ClaimStatus,
  type OrderPayment,
  type PaidThrough,
  type PartialPayment,
  paidThroughWays,
} from "../../contract/payments.ts";
import type { PayableOrder } from "../payable.queries.ts";
import type { Claim } from "../queries.ts";

/** The names of the specification are made here and nowhere else. */

const statuses: Readonly<Record<Claim["status"], ClaimStatus>> = {
  waiting: "Waiting for confirmation",
  confirmed: "Confirmed",
  rejected: "Not received",
};

export function partialPaymentOf(claim: Claim): PartialPayment {
  const { amountInPaise, receivedInPaise } = claim;
  const missing = receivedInPaise ? amountInPaise - receivedInPaise : 0;
  return {
    mihpayid: claim.reference,
    addedon: timeInIndia(claim.claimedAt),
    amount: rupeesOf(receivedInPaise || amountInPaise),
    paidThrough: claim.paidThrough,
    status: statuses[claim.status],
    ...(missing > 0 && { notReceived: rupeesOf(missing) }),
    ...(claim.proof !== null && { proof: claim.proof }),
  };
}

/** What may still be entered: the balance without what waits for confirmation; never below zero. */
export function claimableOf(balanceInPaise: number, claims: readonly Claim[]): number {
  const waiting = claims.filter(({ status }) => status === "waiting");
  return Math.max(0, balanceInPaise - sumOf(waiting.map(({ amountInPaise }) => amountInPaise)));
}

/** How an order can be paid outside of the app: cash is taken by the seller at the door, of a transfer nobody takes it. */
export function waysOf({ paymentMode }: Pick<PayableOrder, "paymentMode">): PaidThrough[] {
  return paidThroughWays.filter((way) => way !== "Cash" || paymentMode === "COD");
}

/** All sums of an order as its payer sees them: the margin that his customer pays online with it is in each of them. */
export async function orderPaymentOf(
  reader: Reader,
  order: PayableOrder,
  claims: readonly Claim[],
): Promise<OrderPayment> {
  // Packs may have left the order since, or it is over: only the books know what came and what of it goes back.
  const taken = await takenOfOrder(reader, order.orderId);
  const { returnedInPaise, returningInPaise } = await refundSumsOf(reader, order.orderId);
  const marginInPaise = order.collectedBy === "platform" ? order.marginInPaise : 0;
  const isMarginDue = order.state === "PAYMENT_PENDING";
  return {
    orderId: order.orderId,
    mode: order.paymentMode,
    dummyOrder: order.isPractice,
    isOffered: order.isPaidOutside,
    ways: order.isPaidOutside ? waysOf(order) : [],
    isCancelled: order.isCancelled,
    isEndedUnpaid: hasEndedUnpaid(order.state),
    totalInPaise: order.totalInPaise,
    marginInPaise,
    paidInPaise: taken.byOperatorInPaise + taken.bySellerInPaise + taken.marginInPaise,
    returnedInPaise,
    returningInPaise,
    balanceInPaise: order.balanceInPaise + (isMarginDue ? marginInPaise : 0),
    claimableInPaise: claimableOf(order.balanceInPaise, claims),
    partialPayments: claims.map(partialPaymentOf),
  };
}
