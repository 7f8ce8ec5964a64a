import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { takeBankNumber } from "#features/ledger/server";
import { notify } from "#features/notifications/server";
import { findAccount } from "#features/payouts/server";
import { payBackCredit as endpoint } from "../../contract.ts";
import { bookPaid, bookPaidBack } from "../book-settled.ts";
import { lockSeller } from "../lock-seller.queries.ts";
import { insertSellerPayment, type NewSellerPayment } from "../seller-payments.queries.ts";
import { findLastOffset, findSeller } from "../sellers.queries.ts";
import { setOffCredit } from "./set-off.ts";

export const creditPaidBack: NotificationKind = {
  name: "SELLER_CREDIT_PAID_BACK",
  heading: { en: "Sent back to you", te: "మీకు తిరిగి పంపాం" },
  title: {
    en: "Money that your business sent above what it owed comes back",
    te: "మీ వ్యాపారం ఇవ్వాల్సిన దానికంటే ఎక్కువ పంపిన సొమ్ము తిరిగి వస్తున్నప్పుడు",
  },
  usually: "push",
  isAwaited: true,
  role: "seller",
};

/**
 * Finance has paid back a seller's credit, less current debts; refused with the new sum unless finance saw it. The
 * bank has paid already, so any excess is booked as debt of the order last set off, or of none.
 */
export async function payBackCredit(
  context: MemberContext,
  { params: { sellerId }, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { reference, paidInPaise } = body;
  return inTransaction(context, async (transaction) => {
    const seller = await findSeller(transaction, sellerId);
    if (!seller) return refuse(endpoint, "settlements/no-seller");
    const account = await findAccount(transaction, seller.profileId);
    if (!account) return refuse(endpoint, "settlements/no-account");
    await lockSeller(transaction, sellerId);
    const use = await takeBankNumber(transaction, reference, { kind: "seller-credit", id: String(sellerId) });
    if (use !== null) {
      const fields = { reference: "settlements/reference-used" };
      return refuse(endpoint, "settlements/reference-used", { fields, values: { use } });
    }
    const creditInPaise = await setOffCredit(context, transaction, sellerId);
    if (creditInPaise !== body.creditInPaise) {
      const values = { amount: formatPaise(creditInPaise) };
      return refuse(endpoint, "settlements/sum-changed", { values, data: { creditInPaise } });
    }
    const payment = { account, reference, paidBy: context.actor.profileId, paidAt: context.clock.now() };
    await book(context, transaction, { ...payment, sellerId, creditInPaise, paidInPaise });
    await tellSeller(context, transaction, { ...body, profileId: seller.profileId });
    await audit(context, transaction, {
      action: "settlements/credit-paid-back",
      subject: `seller ${sellerId}`,
      detail: { paidInPaise, reference },
    });
    return { sellerId, creditInPaise: Math.max(0, creditInPaise - paidInPaise) };
  });
}

async function book(
  context: MemberContext,
  transaction: Transaction,
  {
    sellerId,
    creditInPaise,
    paidInPaise,
    ...payment
  }: Pick<NewSellerPayment, "account" | "reference" | "paidBy" | "paidAt"> & {
    readonly sellerId: number;
    readonly creditInPaise: number;
    readonly paidInPaise: number;
  },
): Promise<void> {
  const orderId = await findLastOffset(transaction, sellerId);
  if (orderId === null && creditInPaise <= 0) return refuse(endpoint, "settlements/no-credit");
  const ofCredit = orderId === null ? paidInPaise : Math.min(creditInPaise, paidInPaise);
  if (ofCredit > 0) {
    const back = { ...payment, sellerId, dueInPaise: creditInPaise, paidInPaise: ofCredit };
    const paymentId = await insertSellerPayment(transaction, back);
    await bookPaidBack(context, transaction, { paymentId, sellerId, paidInPaise: ofCredit });
  }
  const more = paidInPaise - ofCredit;
  if (more === 0 || orderId === null) return;
  const tooMuch = { ...payment, orderId, dueInPaise: 0, paidInPaise: more };
  const paymentId = await insertSellerPayment(transaction, tooMuch);
  await bookPaid(context, transaction, { paymentId, orderId, sellerId, paidInPaise: more });
}

async function tellSeller(
  context: MemberContext,
  transaction: Transaction,
  sent: { readonly profileId: number; readonly paidInPaise: number; readonly reference: string },
): Promise<void> {
  const amount = formatPaise(sent.paidInPaise);
  await notify(context, transaction, {
    profileId: sent.profileId,
    kind: creditPaidBack,
    activityId: `settlements/credit-paid-back/${sent.reference}`,
    text: {
      en: `${amount} that you had sent above what you owed was sent to your account, number ${sent.reference}.`,
      te: `మీరు ఇవ్వాల్సిన దానికంటే ఎక్కువ పంపిన ${amount} మీ ఖాతాకు పంపాం, నంబర్ ${sent.reference}.`,
    },
    leadsTo: "/app/sell/orders",
  });
}
