import { formatDate } from "#engine/contract/date-text.ts";
import type { Language } from "#engine/contract/language.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { nameInMessage } from "#engine/server/outside/sms/name-in-message.ts";
import { orderPaidOnline, orderPlaced } from "./events.ts";
import { mailReceipt } from "./mail-receipt.ts";
import { placedTemplates, type RecipientMessage, recipientMessages } from "./messages.ts";
import { type PlacedOrder, selectPlaced } from "./placing/placed-order.queries.ts";
import { refundNotices } from "./refunds/refund-notices.ts";
import { requestNotices } from "./requests/request-notices.ts";
import { orderNotices } from "./states/notices.ts";
import { tellPartCancelled } from "./states/tell-part-cancelled.ts";
import { stateMessagesSent } from "./states/tell-state.ts";

/** The farmer learns by SMS what was ordered in his name; of an order to be paid online only once it is paid. */
const tellRecipient = listen(
  orderPlaced,
  "orders/tell-recipient",
  async (platform, transaction, { masterId }) => {
    await tell(platform, transaction, masterId, (mode) => (mode === "Online" ? null : mode));
  },
);

const tellRecipientOfPaid = listen(
  orderPaidOnline,
  "orders/tell-recipient-of-paid",
  async (platform, transaction, { masterId }) => {
    await tell(platform, transaction, masterId, () => "Online");
  },
);

/** Number, amount and day, in the language of the buyer, who knows him; `paidBy` says how, null: not yet. */
async function tell(
  platform: Platform,
  transaction: Transaction,
  masterId: string,
  paidBy: (mode: string) => string | null,
): Promise<void> {
  const placed = await selectPlaced(transaction, masterId);
  const mode = placed ? paidBy(placed.paymentMode) : null;
  if (!placed || mode === null) return;
  const language = placed.language === "te" ? "te" : "en";
  const message = recipientMessageOf(placed, mode, language);
  const body = recipientMessages[message.paidBy][language](message);
  // Who takes the parcel is mostly the farmer himself, but need not be.
  for (const mobileNo of new Set([placed.phone, placed.farmerMobileNo ?? placed.phone])) {
    await platform.sms.send(transaction, {
      ...{ mobileNo, template: placedTemplates[message.paidBy], language, body },
    });
  }
}

/** A farmer reads his whole price, and who takes which part where the agent takes his margin himself at the door. */
function recipientMessageOf(placed: PlacedOrder, mode: string, language: Language): RecipientMessage {
  const { orderIds, totalInPaise, marginInPaise, collectedBy, buyerName, expectedBy } = placed;
  const isShared = mode === "COD" && marginInPaise > 0 && collectedBy !== "seller";
  return {
    orders: orderIds.map((orderId) => `#${orderId}`).join(", "),
    amount: formatPaise(totalInPaise + (isShared ? 0 : marginInPaise)),
    agent: nameInMessage(buyerName, language),
    agentTakes: formatPaise(marginInPaise),
    paidBy: isShared ? "shared" : paidByOf(placed, mode),
    expectedBy: formatDate(expectedBy.getTime(), language),
  };
}

/** A farmer whose agent pays with his own money gives it to him. */
function paidByOf({ farmerMobileNo, collectedBy }: PlacedOrder, mode: string): RecipientMessage["paidBy"] {
  const isForFarmer = farmerMobileNo !== null;
  if (mode === "Bank Transfer") return isForFarmer ? "transferOfAgent" : mode;
  if (mode === "Online") return isForFarmer && collectedBy === "agent" ? "onlineOfAgent" : mode;
  return "COD";
}

/** Text messages come last: they keep others to the same number waiting until the transaction ends. */
export const ordersListeners = [
  ...orderNotices,
  ...requestNotices,
  ...refundNotices,
  mailReceipt,
  ...stateMessagesSent,
  tellPartCancelled,
  tellRecipient,
  tellRecipientOfPaid,
];
