import { queryClient } from "#engine/web/data/query-client.ts";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import type { OrderRequest } from "#features/orders/contract/order-requests.ts";
import type { SellerOrder } from "#features/orders/contract/seller-orders.ts";
import { DecisionForm, RequestView } from "#features/requests/web";
import { sellerOrderQuery, sendDecision, takeOrder } from "./api.ts";
import { useSellingTexts } from "./words.ts";

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
