import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { receiveForOrder as endpoint } from "../contract/received-money.ts";
import { moneyFound } from "./events.ts";
import { lockPayableOrders } from "./payable.queries.ts";
import { findPurchase, selectWaitingClaims } from "./queries.ts";
import { bookTransfer } from "./transfers/book-transfer.ts";

/**
 * Finance has found money in the account of which nobody has entered anything, as one who pays late or by phone does not:
 * booked once under its number as the bank shows it, also where the order is over.
 */
export async function receiveForOrder(
  context: MemberContext,
  { params: { orderId }, body: { amountInPaise, reference } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    const purchase = await findPurchase(transaction, orderId);
    if (!purchase) return refuse(endpoint, "payments/order-not-found");
    const orders = await lockPayableOrders(transaction, purchase);
    // What is paid online comes by the provider, who may be at work.
    if (orders.some((order) => order.paymentMode === "Online" && order.state === "PAYMENT_PENDING"))
      return refuse(endpoint, "payments/waits-online");
    const { masterId } = purchase;
    if ((await selectWaitingClaims(transaction, { masterId, reference })).length > 0) {
      const fields = { reference: "payments/entered-already" };
      return refuse(endpoint, "payments/entered-already", { fields });
    }
    const transfer = { ...purchase, orderId, reference, orders, claims: [] };
    const use = await bookTransfer(context, transaction, transfer, amountInPaise);
    if (use !== null) {
      const fields = { reference: "payments/reference-used" };
      return refuse(endpoint, "payments/reference-used", { fields, values: { use } });
    }
    await emit(context, transaction, moneyFound, { orderId, reference, receivedInPaise: amountInPaise });
    await audit(context, transaction, {
      action: "payments/received-for-order",
      subject: `order ${orderId}`,
      detail: { amountInPaise, reference },
    });
    return { orderId, amountInPaise };
  });
}
