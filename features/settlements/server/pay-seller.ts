import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { takeBankNumber } from "#features/ledger/server";
import { notify } from "#features/notifications/server";
import { findAccount } from "#features/payouts/server";
import { moveSettlement as endpoint } from "../contract.ts";
import { bookPaid, bookSettled } from "./book-settled.ts";
import { dueOf } from "./debts/seller-debts.ts";
import { setOffCredit } from "./debts/set-off.ts";
import { lockSeller } from "./lock-seller.queries.ts";
import { insertSellerPayment } from "./seller-payments.queries.ts";

export const sellerPaidNews: NotificationKind = {
  name: "SELLER_PAID",
  heading: { en: "Paid to you", te: "మీకు చెల్లించాం" },
  title: { en: "Your business is paid for an order", te: "ఆర్డర్‌కు మీ వ్యాపారానికి చెల్లించినప్పుడు" },
  usually: "push",
  isAwaited: true,
  role: "seller",
};

export type SellerPayment = Extract<CheckedOf<typeof endpoint>["body"], { action: "PAY_OUT" }>;

/**
 * Books a bank payment under an unused reference number; the caller holds the order lock. An excess becomes the
 * seller's debt. Refused with the current sum until finance has seen that.
 * @returns "a part" while some of it stays due.
 */
export async function paySeller(
  context: MemberContext,
  transaction: Transaction,
  {
    orderId,
    sellerId,
    sellerProfileId,
  }: { readonly orderId: string; readonly sellerId: number; readonly sellerProfileId: number },
  { dueInPaise: seenInPaise, paidInPaise, reference }: SellerPayment,
): Promise<"all" | "a part"> {
  const account = await findAccount(transaction, sellerProfileId);
  if (!account) return refuse(endpoint, "settlements/no-account");
  await lockSeller(transaction, sellerId);
  // Before the sum is checked: a retry after a lost answer learns that the payment is booked.
  const use = await takeBankNumber(transaction, reference, { kind: "settlement", id: orderId });
  if (use !== null) {
    const fields = { reference: "settlements/reference-used" };
    refuse(endpoint, "settlements/reference-used", { fields, values: { use } });
  }
  const dueInPaise = await dueOf(transaction, orderId);
  if (dueInPaise !== seenInPaise) {
    const values = { amount: formatPaise(dueInPaise) };
    refuse(endpoint, "settlements/sum-changed", { values, data: { dueInPaise } });
  }
  const paidBy = context.actor.profileId;
  const paidAt = context.clock.now();
  const payment = { orderId, account, dueInPaise, paidInPaise, reference, paidBy, paidAt };
  const paymentId = await insertSellerPayment(transaction, payment);
  await bookPaid(context, transaction, { paymentId, orderId, sellerId, paidInPaise });
  await notify(context, transaction, {
    profileId: sellerProfileId,
    kind: sellerPaidNews,
    activityId: `settlements/paid/${paymentId}`,
    text: {
      en: `#${orderId}: ${formatPaise(paidInPaise)} was sent to your account, number ${reference}.`,
      te: `#${orderId}: ${formatPaise(paidInPaise)} మీ ఖాతాకు పంపాం, నంబర్ ${reference}.`,
    },
    leadsTo: `/app/sell/orders/${orderId}`,
  });
  if (paidInPaise < dueInPaise) return "a part";
  await bookSettled(context, transaction, { orderId, by: String(paymentId) });
  await setOffCredit(context, transaction, sellerId);
  return "all";
}
