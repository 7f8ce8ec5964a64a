import { formatPaise } from "@santha/contract/money-text";
import { listen } from "#platform/events";
import { stateMessages } from "./order-messages.ts";
import { orderStateChanged } from "./orders.events.ts";
import { selectTold } from "./placed-order.queries.ts";

/** The recipient learns by SMS what he must know or do: the code for the parcel, and when nothing comes. */
export const tellState = listen(
  orderStateChanged,
  "orders/tell-state",
  async (platform, transaction, { orderId, to }) => {
    const message = stateMessages[to];
    if (!message) return;
    const told = await selectTold(transaction, orderId);
    if (!told) return;
    const language = told.language === "te" ? "te" : "en";
    await platform.sms.send(transaction, {
      mobileNo: told.phone,
      template: `orders/${to.toLowerCase()}`,
      language,
      body: message[language]({
        orderId,
        deliveryCode: told.deliveryCode ?? "",
        amount: formatPaise(told.refundInPaise ?? 0),
      }),
    });
  },
);
