import { rupeesOf, sumOf } from "#engine/contract/money.ts";
import { timeInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { refundSumsOf } from "#features/ledger/server";
import { hasEndedUnpaid } from "#features/orders/contract/order-states.ts";
import {
  type BankAccount,
  type ClaimStatus,
  type OrderPayment,
  type PaidThrough,
  type PartialPayment,
  paidThroughWays,
} from "../../contract/payments.ts";
import { payBeforeOf } from "../pay-before.ts";
import type { PayableOrder } from "../payable.queries.ts";
import { type Claim, selectReceived } from "../queries.ts";

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

/** Where to transfer to. One transfer pays a whole purchase; what is left of cash is one order's. */
function payIntoOf(
  account: BankAccount | null,
  order: PayableOrder,
  claims: readonly Claim[],
): OrderPayment["payInto"] {
  if (!account) return null;
  return {
    account,
    reference: order.paymentMode === "COD" ? order.orderId : order.masterId,
    payBefore: order.state === "PAYMENT_PENDING" ? payBeforeOf(order, claims) : null,
  };
}

/** All sums of an order as its payer sees them: a margin that his customer pays with it is in each of them. */
export async function orderPaymentOf(
  { config }: Pick<Platform, "config">,
  reader: Reader,
  order: PayableOrder,
  claims: readonly Claim[],
): Promise<OrderPayment> {
  // Packs may have left the order since, or it is over: only the books know what came and what of it goes back.
  const received = await selectReceived(reader, order.orderId);
  const { returnedInPaise, returningInPaise } = await refundSumsOf(reader, order.orderId);
  const claimableInPaise = claimableOf(order.balanceInPaise, claims);
  return {
    orderId: order.orderId,
    mode: order.paymentMode,
    dummyOrder: order.isPractice,
    isOffered: order.isPaidOutside,
    ways: order.isPaidOutside ? waysOf(order) : [],
    isCancelled: order.isCancelled,
    isEndedUnpaid: hasEndedUnpaid(order.state),
    isDelivered: order.isDelivered,
    totalInPaise: order.totalInPaise,
    marginInPaise: order.isMarginPaidWithIt ? order.marginInPaise : 0,
    paidInPaise: sumOf(received.map(({ amountInPaise }) => amountInPaise)),
    returnedInPaise,
    returningInPaise,
    balanceInPaise: order.balanceInPaise + order.marginDueInPaise,
    marginDueInPaise: order.marginDueInPaise,
    ownMarginInPaise: order.isMarginTakenByAgent && order.balanceInPaise > 0 ? order.marginInPaise : 0,
    claimableInPaise,
    received,
    payInto:
      order.isPaidOutside && claimableInPaise > 0 ? payIntoOf(config.bankAccount, order, claims) : null,
    partialPayments: claims.map(partialPaymentOf),
  };
}
