import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Spinner } from "#engine/web/ui/page/spinner.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { paiseFromRupees } from "#engine/web/words/money.ts";
import { OrderDocuments } from "#features/invoices/web";
import { MakePaymentDialog, OnlinePaymentCard, RefundsCard } from "#features/payments/web";
import { OrderRequestsCard } from "#features/requests/web";
import { RateOrder } from "#features/reviews/web";
import { paymentModeLabel } from "../../contract/order-labels.ts";
import type { OrderDetail } from "../../contract/orders.ts";
import { orderQuery } from "../api.ts";
import { ReorderButton } from "../reorder-button.tsx";
import { isOver, isWaitingForMoney } from "../status/order-status.ts";
import { OrderStatusCard } from "../status/order-status-card.tsx";
import { ShipmentCard } from "../status/shipment-card.tsx";
import { TransferCard } from "../transfer/lazy-transfer-card.tsx";
import { useOrdersTexts } from "../words.ts";
import { AssistedFor } from "./assisted-for.tsx";
import { OrderAddressCard } from "./order-address-card.tsx";
import { OrderItemList } from "./order-item-list.tsx";
import { OrderSummarySlip } from "./order-summary-slip.tsx";

const route = getRouteApi("/app/order/$orderId");

/** One seller's order in full. An order that cannot be loaded says so and offers a way back. */
export function OrderPage(): ReactNode {
  const texts = useOrdersTexts();
  const { orderId } = route.useParams();
  const order = useQuery(orderQuery(orderId));
  return (
    <PageBody>
      <Answer
        to={order}
        loading={
          <div className="grid place-items-center py-16">
            <Spinner />
          </div>
        }
      >
        {(detail) => <OrderView order={detail} />}
      </Answer>
      {order.isError && !order.data && (
        <div className="text-center">
          <ButtonLink look="quiet" to="/app/order">
            {texts.backToOrders}
          </ButtonLink>
        </div>
      )}
    </PageBody>
  );
}

function OrderView({ order }: { readonly order: OrderDetail }) {
  const waits = isWaitingForMoney(order);
  return (
    <div className="cols two">
      <div className="stack">
        {waits && <HowToPay order={order} />}
        <div className="stack half">
          <OrderStatusCard order={order} />
          <PaymentSummary order={order} />
        </div>
        {!waits && <HowToPay order={order} />}
        {isRateable(order) && <RateOrder orderId={order.orderId} />}
        {isPaidByReader(order) && <RefundsCard orderId={order.orderId} />}
        <AssistedFor order={order} />
        <ShipmentCard order={order} />
        <OrderAddressCard order={order} isTracked />
        <OrderItemList order={order} />
        {!order.dummyOrder && <OrderRequestsCard orderId={order.orderId} />}
      </div>
      <aside className="stack side">
        <OrderSummarySlip order={order} />
        {!order.dummyOrder && <OrderDocuments orderId={order.orderId} isCancelled={isOver(order)} />}
        {isOwn(order) && <ReorderButton orderId={order.orderId} />}
      </aside>
    </div>
  );
}

/** Whether the reader has ordered himself; else he is the farmer for whom his agent did. */
function isOwn({ agentServiceCharge }: OrderDetail): boolean {
  return agentServiceCharge === null;
}

/** Whether it is worth asking what may be rated. */
function isRateable({ deliveredTS, cancelled, dummyOrder }: OrderDetail): boolean {
  return deliveredTS !== null && !cancelled && !dummyOrder;
}

/** Practice is paid by nobody, an assisted order by the agent. */
function isPaidByReader(order: OrderDetail): boolean {
  return isOwn(order) && !order.dummyOrder;
}

/** What is still to be paid, and how. */
function HowToPay({ order }: { readonly order: OrderDetail }) {
  if (!isPaidByReader(order)) return null;
  if (order.paymentInfo.mode === "Bank Transfer")
    return (
      <TransferCard masterId={order.masterId} of={{ orderId: order.orderId, standing: standingOf(order) }} />
    );
  return order.paymentInfo.mode === "Online" && <OnlinePaymentCard order={order} />;
}

/** An order is placed once its transfer has come; the money of one that is over before that may have come in part. */
function standingOf(order: OrderDetail) {
  if (isWaitingForMoney(order)) return "waits";
  return order.placedTS === null ? "over" : "was-paid";
}

/**
 * Cash and bank transfers are paid outside of the app and entered by hand (PAY-019, PAY-020, PAY-021). Practice shows
 * the same screen, which says that nothing is paid.
 */
function isPaidOutside(order: OrderDetail): boolean {
  const { mode } = order.paymentInfo;
  return isOwn(order) && (mode === "COD" || mode === "Bank Transfer");
}

function PaymentSummary({ order }: { readonly order: OrderDetail }) {
  const texts = useOrdersTexts();
  const language = useLanguage();
  const { mode } = order.paymentInfo;
  const [isPaying, setPaying] = useState(false);
  return (
    <Card pad className="paysum" aria-label={texts.paymentSummary}>
      <h2 className="t-note b mb-1">{texts.paymentSummary}</h2>
      <dl>
        <FactRow label={texts.orderId}>#{order.orderId}</FactRow>
        <FactRow label={texts.paymentMode}>
          {mode === null ? texts.missing : paymentModeLabel(mode, language)}
        </FactRow>
        <FactRow label={texts.paymentId}>{order.paymentInfo.bank_ref_num ?? texts.missing}</FactRow>
        <FactRow label={texts.totalAmount}>
          <Money paise={paiseFromRupees(order.totalAmount)} />
        </FactRow>
      </dl>
      {isPaidOutside(order) && (
        <Button look="second" wide onClick={() => setPaying(true)}>
          {texts.paymentDetails}
        </Button>
      )}
      {isPaying && <MakePaymentDialog orderId={order.orderId} onClose={() => setPaying(false)} />}
    </Card>
  );
}
