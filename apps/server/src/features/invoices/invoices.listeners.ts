import { orderStateChanged } from "#features/orders";
import { listen } from "#platform/events";
import { issueAgentReceipt, issueCreditNotes, issueSupplyDocument } from "./issue-documents.ts";

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
    if (takenBack.has(to)) {
      await issueCreditNotes(platform, transaction, { orderId, effectKey: orderId, returned: "all" });
    }
  },
);

export const invoicesListeners = [issueDocuments];
