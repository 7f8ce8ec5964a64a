import { creditIssued } from "#features/invoices";
import { holdOrder } from "#features/orders";
import { listen } from "#platform/events";
import { giveBackWithheld } from "./withhold-from-seller.ts";

/** What is credited after the approval is not taxed: the tax of it is given back in the month of the credit. */
const followCredit = listen(
  creditIssued,
  "settlements/follow-credit",
  async (platform, transaction, { orderId, effectKey }) => {
    await holdOrder(transaction, orderId);
    await giveBackWithheld(platform, transaction, { orderId, effectKey });
  },
);

export const settlementsListeners = [followCredit];
