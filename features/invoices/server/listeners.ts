import { listen } from "#engine/server/jobs/events.ts";
import { linesRemoved, orderStateChanged, refundOwed } from "#features/orders/server";
import { creditMoney, creditPacks, creditRest } from "./issue-credits.ts";
import { issueAgentReceipt, issueSupplyDocument } from "./issue-documents.ts";

/** States in which an order that was dispatched is taken back as a whole; the first one of them issues the credit. */
const takenBack: ReadonlySet<string> = new Set([
  "CANCEL_APPROVED",
  "RETURN_ACCEPTED",
  "RETURNED_TO_ORIGIN",
  "SELLER_REJECTED",
  "ORD_CANCELLED",
  "REFUND_INPROGRESS",
  "ORD_REFUNDED",
]);

/** Documents follow the order: the seller's at dispatch, the agent's at delivery, credit notes when it comes back. */
const issueDocuments = listen(
  orderStateChanged,
  "invoices/issue-documents",
  async (platform, transaction, { orderId, to }) => {
    if (to === "DISPATCHED") await issueSupplyDocument(platform, transaction, orderId);
    if (to === "DELIVERED") await issueAgentReceipt(platform, transaction, orderId);
    if (to === "DISPATCHED" || to === "DELIVERED") await creditMoney(platform, transaction, { orderId });
    if (takenBack.has(to)) await creditRest(platform, transaction, orderId);
  },
  { when: ({ to }) => to === "DISPATCHED" || to === "DELIVERED" || takenBack.has(to) },
);

/** Packs that were given back are credited; those cancelled before the dispatch are on no document. */
const creditRemoved = listen(linesRemoved, "invoices/credit-packs", creditPacks);

/** Money that finance refunds without packs lowers the price: credited as soon as there is a document. */
const creditRefunded = listen(refundOwed, "invoices/credit-money", creditMoney);

export const invoicesListeners = [issueDocuments, creditRemoved, creditRefunded];
