import { listen } from "#engine/server/jobs/events.ts";
import { unlockCart } from "#features/cart/server";
import { orderStateChanged } from "#features/orders/server";
import { findMasterIfNoneWaits } from "./waiting-masters.queries.ts";

/** Who cancels the last order that waited for an online payment has his cart again, as after a payment that failed. */
export const freeCart = listen(
  orderStateChanged,
  "payments/free-cart",
  async (_platform, transaction, { orderId }) => {
    const masterId = await findMasterIfNoneWaits(transaction, orderId);
    if (masterId !== undefined) await unlockCart(transaction, masterId);
  },
  { when: ({ from, to }) => from === "PAYMENT_PENDING" && to === "CANCEL_APPROVED" },
);
