import type { OrderRequest } from "@santha/contract/order-requests";
import type { SellerOrder } from "@santha/contract/seller-orders";
import { DecisionForm, RequestView } from "#features/requests";
import { queryClient } from "#lib/query-client";
import { Note } from "#ui/note";
import { showMessage } from "#ui/snackbar";
import { sellerOrderQuery, sendDecision, takeOrder } from "./selling.api.ts";
import { useSellingTexts } from "./selling.texts.ts";

/** What the buyer asks for and the seller decides; what was put to support is shown only. */
export function DecideRequest({
  order,
  request,
}: {
  readonly order: SellerOrder;
  readonly request: OrderRequest;
}) {
  const texts = useSellingTexts();
  const send = async (decision: Parameters<typeof sendDecision>[1]): Promise<void> => {
    try {
      takeOrder(await sendDecision(order.orderId, decision));
      showMessage(texts.done);
    } catch (error) {
      // Refused mostly because the order has moved on: the page shows where it is.
      void queryClient.invalidateQueries(sellerOrderQuery(order.orderId));
      throw error;
    }
  };
  return (
    <>
      <RequestView request={request} isToDecide={!request.isDisputed} />
      {request.isDisputed ? (
        <Note>{texts.supportDecides}</Note>
      ) : (
        <DecisionForm request={request} send={send} />
      )}
    </>
  );
}
