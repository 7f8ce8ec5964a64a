import { formatDate } from "@santha/contract/date-text";
import { formatPaise } from "@santha/contract/money-text";
import { listen } from "#platform/events";
import { orderPlaced } from "./orders.events.ts";
import { recipientMessage } from "./orders.messages.ts";
import { selectPlaced } from "./placed-order.queries.ts";

/** The farmer learns by SMS what was ordered in his name, with number, amount and day. */
const tellRecipient = listen(
  orderPlaced,
  "orders/tell-recipient",
  async (platform, transaction, { masterId }) => {
    const placed = await selectPlaced(transaction, masterId);
    if (!placed) return;
    const language = placed.language === "te" ? "te" : "en";
    await platform.sms.send(transaction, {
      mobileNo: placed.phone,
      template: "orders/placed",
      language,
      body: recipientMessage[language]({
        masterId,
        amount: formatPaise(placed.totalInPaise),
        isTransfer: placed.paymentMode === "Bank Transfer",
        expectedBy: formatDate(placed.expectedBy.getTime(), language),
      }),
    });
  },
);

export const ordersListeners = [tellRecipient];
