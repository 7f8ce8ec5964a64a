import { listen } from "#engine/server/jobs/events.ts";
import { creditIssued } from "#features/invoices/server";
import { lockOrder, refundOwed } from "#features/orders/server";
import { creditOf } from "./debts/seller-debts.ts";
import { setOffCredit } from "./debts/set-off.ts";
import { lockSeller } from "./lock-seller.queries.ts";
import { findSellerOfOrder } from "./sellers.queries.ts";
import { giveBackWithheld } from "./withhold-from-seller.ts";

/** What is credited after the approval is not taxed: the tax of it is given back in the month of the credit. */
const followCredit = listen(
  creditIssued,
  "settlements/follow-credit",
  async (platform, transaction, { orderId, effectKey }) => {
    await lockOrder(transaction, orderId);
    await giveBackWithheld(platform, transaction, { orderId, effectKey });
  },
);

/** Money that goes back may be a debt of the seller: what he has sent above what he owed before pays it at once. */
const setOffDebt = listen(
  refundOwed,
  "settlements/set-off-debt",
  async (platform, transaction, { orderId }) => {
    const sellerId = await findSellerOfOrder(transaction, orderId);
    if (sellerId === undefined || (await creditOf(transaction, sellerId)) === 0) return;
    await lockSeller(transaction, sellerId);
    await setOffCredit(platform, transaction, sellerId);
  },
);

export const settlementsListeners = [followCredit, setOffDebt];
