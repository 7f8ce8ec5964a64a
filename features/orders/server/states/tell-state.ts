import type { Language } from "#engine/contract/language.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { nameInMessage } from "#engine/server/outside/sms/name-in-message.ts";
import { orderStateChanged, refundMoved } from "../events.ts";
import { selectTold, type Told } from "../placing/placed-order.queries.ts";
import { findNoticedRefund } from "../refunds/refunds.queries.ts";
import { deliveryCodeOf } from "./delivery-code.ts";
import { farmersRefundMessage, stateMessages, stateTemplate } from "./order-messages.ts";

/** The recipient learns by SMS what he must know or do: the code for the parcel, and when nothing comes. */
const tellState = listen(
  orderStateChanged,
  "orders/tell-state",
  async (platform, transaction, { orderId, to }) => {
    const message = stateMessages[to];
    if (!message) return;
    const told = await selectTold(transaction, orderId);
    if (!told) return;
    const language = told.language === "te" ? "te" : "en";
    const said = {
      orderId,
      deliveryCode: deliveryCodeOf(platform.secret, { orderId, round: told.deliveryRound }),
      cash: told.cashDueInPaise > 0 ? formatPaise(told.cashDueInPaise) : null,
      agentTakes: agentTakesOf(told, language),
      refund: formatPaise(told.refundInPaise ?? 0),
      wasPaid: told.wasPaid,
    };
    const body = message[language](said);
    const template = stateTemplate(to, said);
    for (const mobileNo of whoIsTold(to, told))
      await platform.sms.send(transaction, {
        ...{ mobileNo, template, language, body },
      });
  },
  { when: ({ to }) => stateMessages[to] !== undefined },
);

/** The margin that an agent takes himself, beside the cash of the seller. */
function agentTakesOf({ agentTakesInPaise, buyerName }: Told, language: Language) {
  if (agentTakesInPaise === 0) return null;
  return { agent: nameInMessage(buyerName, language), amount: formatPaise(agentTakesInPaise) };
}

/** The code is for the one who takes the parcel. A farmer is told of refunds with the one who gets them. */
function whoIsTold(state: string, { phone, farmerMobileNo }: Told): readonly string[] {
  if (state === "OUT_FOR_DELIVERY" || farmerMobileNo === null) return [phone];
  if (state === "ORD_REFUNDED") return farmerMobileNo === phone ? [] : [phone];
  return [...new Set([phone, farmerMobileNo])];
}

/** Money of an order that an agent placed comes back to the agent: the farmer learns it too, also of a part. */
const tellFarmerOfRefund = listen(
  refundMoved,
  "orders/tell-farmer-of-refund",
  async (platform, transaction, { refundId, orderId }) => {
    const told = await selectTold(transaction, orderId);
    const refund = await findNoticedRefund(transaction, refundId);
    if (!told?.farmerMobileNo || !refund) return;
    const language = told.language === "te" ? "te" : "en";
    const amount = formatPaise(refund.amountInPaise);
    await platform.sms.send(transaction, {
      ...{ mobileNo: told.farmerMobileNo, template: "orders/farmers_refund", language },
      body: farmersRefundMessage[language]({ orderId, amount, buyerName: told.buyerName }),
    });
  },
  { when: ({ status }) => status === "confirmed" },
);

export const stateMessagesSent = [tellState, tellFarmerOfRefund];
