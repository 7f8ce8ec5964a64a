import type { CheckedOf } from "@santha/contract/endpoint";
import { formatPaise } from "@santha/contract/money-text";
import { moveSettlement as endpoint } from "@santha/contract/settlements";
import type { Transaction } from "@santha/database/client";
import { takeBankNumber } from "#features/ledger";
import { tell } from "#features/notifications";
import { findAccount } from "#features/payouts";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import type { NotificationKind } from "#platform/feature";
import { bookPaid, bookSettled } from "./book-settled.ts";
import { lockSeller } from "./lock-seller.queries.ts";
import { dueOf } from "./seller-debts.ts";
import { insertSellerPayment } from "./seller-payments.queries.ts";
import { setOffCredit } from "./set-off.ts";

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
 * Books what left the bank for an order that the caller holds, under a number that nothing else was paid under. What is
 * beyond what is due is the seller's debt; "a part" is answered while some of it stays due. Refused with the new sum
 * when what is due is not what finance saw: it books what it paid once it has seen that.
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
  // Before the sum: who sends the same payment again, as its answer was lost, reads that it is booked.
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
  await tell(context, transaction, {
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
